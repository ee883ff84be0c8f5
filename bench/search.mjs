import { parseArgs } from "node:util";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { fail } from "../scripts/run.mjs";
import { measureSearch } from "./typing.mjs";

/**
 * `npm run bench:search -- --size 1000000`: how long one member waits for a search of all kinds, whole requests one after the other, with so many
 * people and as many groups. `npm run bench` measures the same at its smallest and its largest size.
 */
const { values: options } = parseArgs({
  options: { size: { type: "string", default: "10000" }, times: { type: "string", default: "100" } },
});

async function main() {
  await ensureInstalled();
  await buildWhatChanged();
  await measureSearch(Number(options.size), Number(options.times));
}

await main().catch(fail);
