// Every page on a wide screen, in a language of each kind of letters and direction; what is too wide for its place is
// found on the narrow screen, in every language.
import { everyPage } from "./every-page.js";

everyPage({ width: 1280, height: 900 }, "dark", /^(404|en|el|ar)\b/);
