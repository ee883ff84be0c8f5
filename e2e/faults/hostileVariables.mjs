import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { buildWhatChanged } from "../../scripts/build.mjs";
import { fail } from "../../scripts/run.mjs";
import { LiveSender } from "./support/LiveSender.mjs";
import { hostileCases, ordinary, randomCases } from "./support/hostileCases.mjs";
import { Prober } from "./support/Prober.mjs";
import { onSite } from "./support/Site.mjs";

/**
 * M8: requests with hostile variables up to the body's limit, over HTTP by guests and over a socket. In full, with 2,000
 * random ones besides, the server's event loop must never be held above 50 ms; run it on a quiet machine. `--short`
 * compares times in one run: none takes more than 40 times as long as an ordinary request.
 */
const isShort = process.argv.includes("--short");
const [tries, randoms] = isShort ? [7, 100] : [9, 2_000];
const maxHeldMs = 50;
const maxTimes = 40;
const answerMs = 10_000;

await buildWhatChanged(["server"]);
await onSite("hostile variables", {}, check).catch(fail);

async function check(site) {
  const [member] = await site.members(1);
  const socket = await LiveSender.open(site.urls[0], member.token);
  const prober = new Prober(`${site.urls[0]}/health/live`);
  const ways = { HTTP: (body) => post(site.urls[0], body), socket: (body) => socket.send(body, answerMs) };
  try {
    const worst = { times: 0, heldMs: 0 };
    for (const [name, send] of Object.entries(ways)) {
      for (let n = 0; n < 20; n++) await send(ordinary(name));
      const plainMs = await medianMs(send, [ordinary(name)]);
      const idleMs = await quietMs(prober);
      for (const { title, requests } of cases(name)) {
        const { times, heldMs } = await leastHeld(async () => {
          const times = (await medianMs(send, requests)) / plainMs;
          return { times, heldMs: Math.round((await prober.longestMs()) - idleMs) };
        });
        if (times > worst.times) Object.assign(worst, { times, slowest: `${title} over ${name}` });
        if (heldMs > worst.heldMs) Object.assign(worst, { heldMs, longest: `${title} over ${name}` });
      }
    }
    const found = `${worst.times.toFixed(1)} times an ordinary request (${worst.slowest}), event loop held ${worst.heldMs} ms (${worst.longest})`;
    if (isShort) assert.ok(worst.times <= maxTimes, found);
    else assert.ok(worst.heldMs <= maxHeldMs, found);
    return `at most ${found}`;
  } finally {
    socket.close();
    await prober.end();
  }
}

/** Takes the minimum of several runs: delays by the service repeat, delays by the machine do not. */
async function leastHeld(measure) {
  const [what, most] = isShort ? ["times", maxTimes] : ["heldMs", maxHeldMs];
  let least = await measure();
  for (let n = 0; n < 3 && least[what] > most; n++) {
    const again = await measure();
    if (again[what] < least[what]) least = again;
  }
  return least;
}

function* cases(way) {
  for (const [title, request] of hostileCases(way)) yield { title, requests: [request] };
  yield { title: "random variables", requests: randomCases(way, randoms) };
}

/** The duration of the prober's request without other requests: the median of a few maximums. */
async function quietMs(prober) {
  const waits = [];
  for (let n = 0; n < 5; n++) {
    await wait(100);
    waits.push(await prober.longestMs());
  }
  return waits.sort((a, b) => a - b)[2];
}

/** Requests one after the other, each at least `tries` times when there are few. Gives the median time. */
async function medianMs(send, requests) {
  const times = [];
  for (let n = 0; n < Math.max(tries, requests.length); n++) {
    const start = performance.now();
    await send(requests[n % requests.length]);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length >> 1];
}

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers,
    body,
    signal: AbortSignal.timeout(answerMs),
  });
  const text = await answer.text();
  assert.ok(answer.status < 500, `${answer.status} for ${body.slice(0, 200)}: ${text}`);
  assert.ok(!text.includes('"INTERNAL"'), `INTERNAL for ${body.slice(0, 200)}`);
}
