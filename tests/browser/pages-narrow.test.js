// Every page on the narrowest screen; it is what a reader of a wide one sees at 400 %.
import { everyPage } from "./every-page.js";

everyPage({ width: 320, height: 640 }, "light");
