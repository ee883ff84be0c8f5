import { ensureInstalled } from "./ensure.mjs";
import { fail, runNode } from "./run.mjs";
import { vitest } from "./test.mjs";

/** `npm run test:server -- likes`: the test files of one workspace with that in their name; `--watch` runs them again. */
async function main([workspace, ...args]) {
  await ensureInstalled();
  const mode = args.includes("--watch") ? "watch" : "run";
  const config = ["--config", `${workspace}/vitest.config.mts`];
  process.exit(await runNode([...vitest, mode, ...config, ...args], { allowFailure: true }));
}

await main(process.argv.slice(2)).catch(fail);
