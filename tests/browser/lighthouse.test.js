// One page as Lighthouse sees it on a telephone. Its performance is measured by `npm run lighthouse` alone: on a busy
// machine it says more of the machine than of the page.
import assert from "node:assert/strict";
import { it } from "node:test";
import { measure } from "./lighthouse.js";

it("the variant's page in Arabic is accessible, well made and ready for search engines", async () => {
  await measure(["ar/senet/bell/"], [["accessibility", "best-practices", "seo"]], (_, { scores, lost }) => {
    assert.deepEqual(lost, []);
    assert.deepEqual(scores, { accessibility: 100, "best-practices": 100, seo: 100 });
  });
});
