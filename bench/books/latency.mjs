import { server } from "./server.mjs";

const warmUp = 2;
const rounds = 8;

/**
 * Asks all goals several times, one after the other, and sorts how long each answer took, in milliseconds. Each round
 * writes them a little differently, so that no goal is remembered.
 */
export async function measureLatency(sources, goals) {
  const { findRecommendations } = server("features/books/recommend/recommendBooks.js");
  const times = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const goal of goals) {
      const started = performance.now();
      await findRecommendations(sources, { goal: written(goal), interests: [], first: 20 });
      if (round >= 0) times.push(performance.now() - started);
    }
  }
  return times.sort((first, second) => first - second);
}

let writings = 0;

/** The same goal with another number of spaces around it. */
export function written(goal) {
  writings += 1;
  return `${" ".repeat(writings % 60)}${goal}${" ".repeat(Math.floor(writings / 60) % 60)}`;
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
