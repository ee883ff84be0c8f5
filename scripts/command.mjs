import { buildWhatChanged } from "./build.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { fail, runNode } from "./run.mjs";

/**
 * Runs a command of the server after installing and building what is missing:
 * `node scripts/command.mjs [--NODE-FLAG …] FILE [ARG …]`.
 */
const given = process.argv.slice(2);
const flags = given.slice(
  0,
  given.findIndex((arg) => !arg.startsWith("--")),
);
const [file, ...args] = given.slice(flags.length);
try {
  await ensureInstalled();
  await buildWhatChanged(["server"]);
} catch (error) {
  fail(error);
}
process.exit(await runNode([...flags, `server/dist/${file}`, ...args], { allowFailure: true }));
