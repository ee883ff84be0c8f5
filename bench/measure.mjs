import { readFileSync } from "node:fs";

/** The processor time of a process in ticks (Linux: /proc, 100 per second). */
function cpuSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return NaN; // Not Linux: the column stays empty.
  }
}

/**
 * Sends requests for a time over several connections; each connection starts with another request.
 * @returns requests a second, latencies in ms, processor time of the server in microseconds for each request
 */
export async function load({ url, requests, pid, seconds, connections = 16 }) {
  // Not at the top: it may be installed only when the command has begun.
  const { default: autocannon } = await import("autocannon");
  const before = cpuSeconds(pid);
  let begun = 0;
  const setupClient = (client) => client.setRequests(rotate(requests, begun++ * 7));
  const result = await autocannon({ url, requests, connections, duration: seconds, setupClient });
  const count = result.requests.total;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} requests failed at ${url}`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: ((cpuSeconds(pid) - before) / count) * 1e6,
  };
}

const rotate = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The median of each figure over several rounds. */
export function summarize(rounds) {
  const figures = Object.keys(rounds[0]);
  return Object.fromEntries(figures.map((figure) => [figure, median(rounds.map((round) => round[figure]))]));
}
