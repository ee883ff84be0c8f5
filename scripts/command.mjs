import { existsSync } from "node:fs";
import path from "node:path";
import { buildWhatChanged } from "./build.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { checkNodeVersion } from "./nodeVersion.mjs";
import { fail, runNode, top } from "./run.mjs";

/**
 * Runs a command of the server after installing and building what is missing:
 * `node scripts/command.mjs [--NODE-FLAG …] FILE [ARG …]`.
 */
/** The image has the built files and the packages, but no sources. */
const hasSources = existsSync(path.join(top, "server/src"));

const given = process.argv.slice(2);
const flags = given.slice(
  0,
  given.findIndex((arg) => !arg.startsWith("--")),
);
const [file, ...args] = given.slice(flags.length);
try {
  if (hasSources) {
    await ensureInstalled({ withTools: false });
    await buildWhatChanged(["server"]);
  } else checkNodeVersion();
} catch (error) {
  fail(error);
}
process.exit(await runNode([...flags, `server/dist/${file}`, ...args], { allowFailure: true, passSignals: true }));
