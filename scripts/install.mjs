import { ensureInstalled } from "./ensure.mjs";
import { fail } from "./run.mjs";

/** Installs what package-lock.json names, unless that is done. */
await ensureInstalled().catch(fail);
