import path from "node:path";
import { top } from "../../scripts/run.mjs";
import { startServer } from "../site.mjs";
import { askGraphql } from "../support/askGraphql.mjs";
import { describeLoad, explain, launchChrome, measure, medianScore } from "./measure.mjs";

/** At least so many points more than the other clone. */
const gain = 10;

const login = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

/**
 * The performance of the pages that a member opens each day: signed in, with an empty cache, mobile preset, the median of the
 * runs. `against`: another built clone, measured in turn with this one. Returns what falls short: without another clone,
 * pages below `bar`; with one, pages that gain less than ten points.
 */
export async function checkMembersPages({ chromePath, runs, bar, against }) {
  const roots = against ? [path.resolve(against), top] : [top];
  const chrome = await launchChrome(chromePath);
  const sides = [];
  try {
    for (const root of roots) {
      const server = await startServer({ root });
      sides.push({ server });
      Object.assign(sides.at(-1), await signIn(server.url));
    }
    const failures = [];
    for (const page of Object.keys(sides[0].pages)) {
      const reports = sides.map(() => []);
      for (let run = 0; run < runs; run++)
        for (const [index, side] of sides.entries()) reports[index].push(await measureSide(side, page, chrome.port));
      const [own = [], other] = reports.toReversed();
      const [score, before] = [own, other].map((each) => each && medianScore(each, "performance"));
      console.log(`${page.padEnd(12)} performance ${score}  ${describeLoad(own)}`);
      if (other) console.log(`${"".padEnd(12)}      before ${before}  ${describeLoad(other)}`);
      const wanted = other ? before + gain : bar;
      if (score >= wanted) continue;
      explain(own[0]);
      failures.push([page, `performance ${score} of ${wanted}`]);
    }
    return { count: Object.keys(sides[0].pages).length, failures };
  } finally {
    for (const { server } of sides) await server.stop();
    chrome.kill();
  }
}

/** The demo's member signed in, and where the pages are. */
async function signIn(url) {
  const input = { email: "demo@studycircle.example", password: "paper-boats-at-noon" };
  const { token } = (await askGraphql(url, login, { input })).login;
  const { posts } = await askGraphql(url, `{ posts(first: 20) { nodes { id commentCount } } }`, {}, token);
  const group = posts.nodes.reduce((one, other) => (other.commentCount > one.commentCount ? other : one));
  const pages = { Home: "/dashboard", "A group": `/posts/${group.id}`, Schedule: "/schedule", Feed: "/posts" };
  return { token, pages };
}

/** One report. The member is signed in; what the browser has kept of the site is removed before. */
function measureSide({ server, token, pages }, page, port) {
  return measure(`${server.url}${pages[page]}`, {
    port,
    prepare: () => startAnew(server.url, token, port),
    categories: ["performance"],
    disableStorageReset: true,
  });
}

/** Connects for this alone: a second client would disturb the trace. */
async function startAnew(origin, token, port) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await tab.goto(`${origin}/robots.txt`);
  await cdp.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await cdp.send("Network.clearBrowserCache");
  await tab.evaluate((value) => localStorage.setItem("token", value), token);
  await tab.close();
  await browser.close();
}
