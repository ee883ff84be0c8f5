import { buildWhatChanged } from "./build.mjs";
import { ensureInstalled } from "./ensure.mjs";
import { fail, runNode } from "./run.mjs";

/** Runs a command of the server, `node scripts/command.mjs FILE [ARG …]`, after installing and building what is missing. */
const [file, ...args] = process.argv.slice(2);
try {
  await ensureInstalled();
  await buildWhatChanged(["server"]);
} catch (error) {
  fail(error);
}
process.exit(await runNode([`server/dist/${file}`, ...args], { allowFailure: true }));
