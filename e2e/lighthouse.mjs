import { randomUUID } from "node:crypto";
import { buildWhatChanged } from "../scripts/build.mjs";
import { ensureInstalled } from "../scripts/ensure.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail } from "../scripts/run.mjs";
import { findChromium, startServer } from "./site.mjs";
import { askGraphql } from "./support/askGraphql.mjs";

/**
 * `npm run lighthouse`: Lighthouse on the public pages, mobile preset, the median of five runs, and the layout shift of
 * members' pages. `--short`: one run, without the performance score, which depends on other load of the machine.
 */
const short = process.argv.includes("--short");
const runs = short ? 1 : 5;
const pages = ["/", "/profiles", "/learnings", "/login", "/register"];
const bars = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const noBars = {};
const largestShift = 0.02;
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
    for (const page of pages) failures.push(...(await checkPage(`${server.url}${page}`, page, { port: chrome.port })));
    const memberPages = await logIn(server.url, chrome.port);
    for (const page of memberPages)
      failures.push(...(await checkPage(`${server.url}${page}`, page, { port: chrome.port, isMember: true })));
    writeResult("lighthouse", {
      passed: pages.length + memberPages.length - new Set(failures.map(([page]) => page)).size,
      failed: failures.length,
    });
  } finally {
    chrome.kill();
    await server.stop();
  }
  if (failures.length > 0) fail(failures.map(([page, shortfall]) => `${page}: ${shortfall}`).join("\n"));
}

/** Prints a page's scores and returns those below the minimum; for a member's page checks only the shift. */
async function checkPage(url, page, { port, isMember = false }) {
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await measure(url, port, isMember));
  const score = (name) => Math.round(median(reports.map(({ categories }) => categories[name].score ?? 0)) * 100);
  const audit = (name) => median(reports.map(({ audits }) => audits[name].numericValue ?? NaN));
  const paint = audit("largest-contentful-paint");
  const shift = audit("cumulative-layout-shift");
  const scores = Object.keys(reports[0].categories).map((name) => `${name} ${score(name)}`);
  console.log(`${page.padEnd(12)} ${scores.join("  ")}  LCP ${paint.toFixed(0)} ms  CLS ${shift.toFixed(3)}`);
  const checked = Object.entries(isMember ? noBars : bars).filter(([name]) => !short || name !== "performance");
  const shortfalls = checked
    .filter(([name, bar]) => score(name) < bar)
    .map(([name, bar]) => `${name} ${score(name)} of ${bar}`);
  shortfalls.forEach(() => explain(reports[0]));
  return [...shortfalls, ...(shift <= largestShift ? [] : [`layout shift ${shift}`])].map((shortfall) => [
    page,
    shortfall,
  ]);
}

/**
 * One report. Sometimes the browser's trace has no paint marks, mostly on a busy machine; such a run is repeated. If they stay
 * missing, the score is 0 and the figures are NaN.
 */
async function measure(url, port, isMember) {
  for (let attempt = 1; ; attempt++) {
    const { default: lighthouse } = await import("lighthouse");
    const { lhr } = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      // The shift, which is all that is checked of a member's page, is part of the performance.
      onlyCategories: isMember ? ["performance"] : Object.keys(bars),
      disableFullPageScreenshot: true,
      // The member's token is in the storage, which Lighthouse would clear.
      disableStorageReset: isMember,
    });
    const missing = marks.filter((name) => lhr.audits[name].numericValue === undefined);
    if (missing.length === 0 || attempt === attempts) return lhr;
    const reason = lhr.runtimeError?.message ?? lhr.audits[missing[0]].errorMessage;
    console.log(`  ${missing.join(", ")} not measured, once more: ${reason}`);
  }
}

/** Makes the browser a member's, and names pages of members. */
async function logIn(url, port) {
  const mutation = "mutation ($input: RegisterInput!) { register(input: $input) { token } }";
  const input = { name: "Ada Quist", email: `${randomUUID()}@example.com`, password: "paper lanterns" };
  const { register } = await askGraphql(url, mutation, { input });
  const { posts } = await askGraphql(url, "{ posts(first: 1) { nodes { id } } }", {}, register.token);
  const { chromium } = await import("playwright-core");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((token) => localStorage.setItem("token", token), register.token);
  await page.close();
  await browser.close();
  return ["/dashboard", "/posts", ...posts.nodes.map(({ id }) => `/posts/${id}`)];
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
