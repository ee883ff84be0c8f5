import { server } from "./server.mjs";

const warmUp = 2;
const rounds = 8;

/** Asks all goals several times, one after the other, and sorts how long each answer took, in milliseconds. */
export async function measureLatency(sources, goals) {
  const { findRecommendations } = server("features/books/recommend/recommendBooks.js");
  const times = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const goal of goals) {
      const started = performance.now();
      await findRecommendations(sources, { goal, interests: [], first: 20 });
      if (round >= 0) times.push(performance.now() - started);
    }
  }
  return times.sort((first, second) => first - second);
}

export const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** One line per catalogue, the figures beside each other. */
export function printLatency(rows) {
  console.log("catalogue              answers      p50      p95      p99");
  for (const [name, times] of rows) {
    const figures = [0.5, 0.95, 0.99].map((part) => `${percentile(times, part).toFixed(2)} ms`.padStart(9));
    console.log(`${name.padEnd(20)} ${String(times.length).padStart(9)}${figures.join("")}`);
  }
}
