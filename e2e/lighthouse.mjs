import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { findChromium, startServer } from "./site.mjs";

/**
 * `npm run lighthouse`: Lighthouse on the public pages, mobile preset, the median of five runs. `--short`: one run, without
 * the performance, which depends on other load of the machine, and the accessibility, which the browser tests check on
 * every page with all rules of axe.
 */
const short = process.argv.includes("--short");
const runs = short ? 1 : 5;
const pages = ["/", "/profiles", "/learnings", "/login", "/register"];
const bars = { ...(short ? {} : { performance: 98, accessibility: 100 }), "best-practices": 100, seo: 100 };
const marks = ["largest-contentful-paint", "cumulative-layout-shift"];
const attempts = 3;

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
  // Not at the top: `ensureInstalled` installs them.
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({ chromePath, chromeFlags });
  const failures = [];
  try {
    for (const page of pages) failures.push(...(await checkPage(`${server.url}${page}`, page, chrome.port)));
    writeResult("lighthouse", {
      passed: pages.length - new Set(failures.map(([page]) => page)).size,
      failed: failures.length,
    });
  } finally {
    chrome.kill();
    await server.stop();
  }
  if (failures.length > 0) fail(failures.map(([page, shortfall]) => `${page}: ${shortfall}`).join("\n"));
}

/** Prints a page's scores and returns those below the minimum. */
async function checkPage(url, page, port) {
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await measure(url, port));
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score ?? 0)) * 100);
  const scores = Object.keys(bars).map((name) => `${name} ${score(name)}`);
  console.log(`${page.padEnd(12)} ${scores.join("  ")}${short ? "" : `  ${describeLoad(reports)}`}`);
  const shortfalls = Object.entries(bars)
    .filter(([name, bar]) => score(name) < bar)
    .map(([name, bar]) => `${name} ${score(name)} of ${bar}`);
  shortfalls.forEach(() => explain(reports[0]));
  return shortfalls.map((shortfall) => [page, shortfall]);
}

function describeLoad(reports) {
  const [paint, shift] = marks.map((name) => median(reports.map(({ audits }) => audits[name].numericValue ?? NaN)));
  return `LCP ${paint.toFixed(0)} ms  CLS ${shift.toFixed(3)}`;
}

/**
 * One report. Sometimes the browser's trace has no paint marks, mostly on a busy machine; such a run is repeated. If they stay
 * missing, the score is 0 and the figures are NaN.
 */
async function measure(url, port) {
  for (let attempt = 1; ; attempt++) {
    const { default: lighthouse } = await import("lighthouse");
    const { lhr } = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: Object.keys(bars),
      disableFullPageScreenshot: true,
    });
    const missing = short ? [] : marks.filter((name) => lhr.audits[name].numericValue === undefined);
    if (missing.length === 0 || attempt === attempts) return lhr;
    const reason = lhr.runtimeError?.message ?? lhr.audits[missing[0]].errorMessage;
    console.log(`  ${missing.join(", ")} not measured, once more: ${reason}`);
  }
}

/** Prints the audits that cost points. */
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
