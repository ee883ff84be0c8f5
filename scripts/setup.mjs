import { buildWhatChanged } from "./build.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { fail } from "./run.mjs";

/** `npm run setup`: installs and builds what is missing to run the server. */
try {
  await ensureInstalled({ withTools: false });
  await buildWhatChanged(undefined, { isBrief: true });
} catch (error) {
  fail(error);
}
