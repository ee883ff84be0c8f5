import { createRequire } from "node:module";
import "./setup.mjs";

/** `npm start`: after the setup, becomes the server. */
createRequire(import.meta.url)("../server/dist/main.js");
