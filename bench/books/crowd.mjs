import { percentile } from "./latency.mjs";
import { server } from "./server.mjs";

const people = 32;
const rounds = 12;

/** Many people at once, each with a new goal: how long they wait, how many are answered by words alone, and how long the event loop stands still. */
export async function measureCrowd(sources, goals) {
  const { findRecommendations } = server("features/books/recommend/recommendBooks.js");
  const outcomes = {};
  sources.embeddings.onOutcome = (outcome) => (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1);
  const loop = watchLoop();
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const asking = Array.from({ length: people }, async (_, person) => {
      const goal = goals[(round * people + person) % goals.length];
      const started = performance.now();
      await findRecommendations(sources, { goal, interests: [], first: 20 });
      times.push(performance.now() - started);
    });
    await Promise.all(asking);
  }
  const longest = loop.stop();
  times.sort((first, second) => first - second);
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`);
  console.log(
    `${people} at once: p50 ${percentile(times, 0.5).toFixed(1)} ms, longest ${times.at(-1).toFixed(1)} ms; ` +
      `the event loop stood still for ${longest.toFixed(1)} ms at most; encoder: ${counts.join(", ") || "off"}`,
  );
}

/** Longest time between two turns. */
function watchLoop() {
  let last = performance.now();
  let longest = 0;
  let isWatching = true;
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWatching) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      isWatching = false;
      return longest;
    },
  };
}
