import { ensureInstalled } from "./ensure.mjs";
import { fail, runNode } from "./run.mjs";

/** `npm run test:server -- likes`: the test files of one workspace with that in their name; `--watch` runs them again. */
async function main([workspace, ...args]) {
  await ensureInstalled();
  const jest = ["node_modules/jest/bin/jest.js", "--config", `${workspace}/jest.config.cjs`];
  process.exit(await runNode([...jest, ...args], { allowFailure: true }));
}

await main(process.argv.slice(2)).catch(fail);
