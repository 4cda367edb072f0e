// The computer's thinking, beside the page.

import { answer } from "./answer.js";

addEventListener("message", async ({ data, ports: [port] }) => port.postMessage(await answer(data).catch(() => null)));
