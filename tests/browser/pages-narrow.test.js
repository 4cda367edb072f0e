// Every page on the narrowest screen, light; it is what a reader of a wide one sees at 400 %.
import { everyPage } from "./every-page.js";

everyPage({ width: 320, height: 640, colorScheme: "light" });
