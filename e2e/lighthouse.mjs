import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { findChromium, startServer } from "./site.mjs";

/**
 * `npm run lighthouse`: Lighthouse on the public pages, mobile preset, the median of five runs. `--short` takes one run
 * and judges all but the performance score, which says more about the machine's other work than about the page.
 */
const short = process.argv.includes("--short");
const runs = short ? 1 : 5;
const pages = ["/", "/profiles", "/learnings", "/login", "/register"];
const bars = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const largestShift = 0.05;

async function main() {
  await ensureInstalled();
  const chromePath = await findChromium();
  if (!chromePath) {
    console.warn("\n!!! No Chromium was found: Lighthouse is SKIPPED. Install one, or set CHROMIUM_PATH. !!!\n");
    return writeResult("lighthouse", { passed: 0, failed: 0, skipped: 1 });
  }
  await buildWhatChanged();
  const server = await startServer();
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const failures = [];
    for (const page of pages) failures.push(...(await judge(`${server.url}${page}`, page, chrome.port)));
    writeResult("lighthouse", {
      passed: pages.length - new Set(failures.map(([page]) => page)).size,
      failed: failures.length,
    });
    if (failures.length > 0) fail(failures.map(([page, fault]) => `${page}: ${fault}`).join("\n"));
  } finally {
    chrome.kill();
    await server.stop();
  }
}

/** Prints a page's scores and gives what falls short of the bars. */
async function judge(url, page, port) {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: Object.keys(bars),
    });
    reports.push(result.lhr);
  }
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
  const audit = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  const shift = audit("cumulative-layout-shift");
  const scores = Object.keys(bars).map((name) => `${name} ${score(name)}`);
  console.log(
    `${page.padEnd(12)} ${scores.join("  ")}  LCP ${audit("largest-contentful-paint").toFixed(0)} ms  CLS ${shift.toFixed(3)}`,
  );
  const judged = Object.entries(bars).filter(([name]) => !short || name !== "performance");
  const faults = judged
    .filter(([name, bar]) => score(name) < bar)
    .map(([name, bar]) => `${name} ${score(name)} of ${bar}`);
  faults.forEach(() => explain(reports[0]));
  return [...faults, ...(shift < largestShift ? [] : [`layout shift ${shift}`])].map((fault) => [page, fault]);
}

/** Names the audits that cost points. */
function explain({ categories, audits }) {
  for (const { auditRefs } of Object.values(categories)) {
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
    for (const { id } of lost) console.log(`  ${id}: ${audits[id].displayValue ?? audits[id].title}`);
  }
}

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

await main().catch(fail);
