import { execFileSync } from "node:child_process";
import path from "node:path";

const top = path.join(__dirname, "../../../..");

/** Builds the server if its sources have changed, for tests that start it or a part of it as a process. */
export function buildServer(): void {
  execFileSync(process.execPath, [path.join(top, "scripts/build.mjs"), "server"], { stdio: "inherit" });
}

/** The built file of a module, which is named by its path in `src`. */
export const builtFile = (module: string): string => path.join(top, "server/dist", `${module}.js`);
