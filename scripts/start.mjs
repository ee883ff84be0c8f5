import { createRequire } from "node:module";
import { buildWhatChanged } from "./build.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { fail } from "./run.mjs";

/** `npm start`: installs and builds what is missing, then becomes the server. */
try {
  await ensureInstalled({ withTools: false });
  await buildWhatChanged();
} catch (error) {
  fail(error);
}
createRequire(import.meta.url)("../server/dist/main.js");
