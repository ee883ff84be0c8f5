import { parseArgs } from "node:util";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { describeLoad, explain, launchChrome, marks, measure, medianScore } from "./lighthouse/measure.mjs";
import { checkMembersPages } from "./lighthouse/members.mjs";
import { findChromium, startServer } from "./site.mjs";

/**
 * `npm run lighthouse`: Lighthouse on the public pages, mobile preset, the median of five runs. `--short`: one run, without
 * the performance, which depends on other load of the machine, and the accessibility, which the browser tests check on
 * every page with all rules of axe. `--members`: the performance of Home, a group, the schedule and the feed, signed in;
 * with `--against DIR` in turn with another built clone, such as one of an earlier commit.
 */
const { values: options } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    members: { type: "boolean", default: false },
    against: { type: "string" },
  },
});
const { short } = options;
const runs = short ? 1 : 5;
const pages = ["/", "/profiles", "/learnings", "/login", "/register"];
const bars = { ...(short ? {} : { performance: 98, accessibility: 100 }), "best-practices": 100, seo: 100 };
const membersBar = 95;

async function main() {
  await ensureInstalled();
  const chromePath = await findChromium();
  if (!chromePath) {
    console.warn("\n!!! No Chromium was found: Lighthouse is SKIPPED. Install one, or set CHROMIUM_PATH. !!!\n");
    return writeResult("lighthouse", { passed: 0, failed: 0, skipped: 1 });
  }
  await buildWhatChanged();
  const { count, failures } = options.members
    ? await checkMembersPages({ chromePath, runs, bar: membersBar, against: options.against })
    : await checkPublicPages(chromePath);
  const failed = new Set(failures.map(([page]) => page)).size;
  writeResult("lighthouse", { passed: count - failed, failed });
  if (failures.length > 0) fail(failures.map(([page, shortfall]) => `${page}: ${shortfall}`).join("\n"));
}

async function checkPublicPages(chromePath) {
  const server = await startServer();
  const chrome = await launchChrome(chromePath);
  try {
    const failures = [];
    for (const page of pages) failures.push(...(await checkPage(`${server.url}${page}`, page, chrome.port)));
    return { count: pages.length, failures };
  } finally {
    chrome.kill();
    await server.stop();
  }
}

/** Prints a page's scores and returns those below the minimum. */
async function checkPage(url, page, port) {
  const reports = [];
  const categories = Object.keys(bars);
  for (let run = 0; run < runs; run++)
    reports.push(await measure(url, { port, categories, needs: short ? [] : marks }));
  const score = (name) => medianScore(reports, name);
  const scores = categories.map((name) => `${name} ${score(name)}`);
  console.log(`${page.padEnd(12)} ${scores.join("  ")}${short ? "" : `  ${describeLoad(reports)}`}`);
  const shortfalls = Object.entries(bars)
    .filter(([name, bar]) => score(name) < bar)
    .map(([name, bar]) => `${name} ${score(name)} of ${bar}`);
  shortfalls.forEach(() => explain(reports[0]));
  return shortfalls.map((shortfall) => [page, shortfall]);
}

await main().catch(fail);
