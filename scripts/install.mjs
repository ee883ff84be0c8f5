import { ensureInstalled } from "./ensure.mjs";
import { fail } from "./run.mjs";

/** Installs the packages of package-lock.json if they are not installed. */
await ensureInstalled().catch(fail);
