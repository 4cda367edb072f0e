// Every page on a wide screen.
import { everyPage } from "./every-page.js";

everyPage({ width: 1280, height: 900 }, "dark");
