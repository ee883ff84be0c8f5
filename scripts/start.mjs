import { createRequire } from "node:module";
import "./setup.mjs";

/** `npm start`: runs the setup, then the server in the same process. */
createRequire(import.meta.url)("../server/dist/main.js");
