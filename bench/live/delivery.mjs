/** 99 of 100 receipts must be faster than this. */
const slowestMs = 1_000;

/**
 * By so much memory may differ from the level before the first crowd. A client that leaves as little as 10 KB of the
 * heap behind is found by three crowds of 1,000.
 */
const memorySlack = { rssMb: 30, heapMb: 10 };

export const isMemoryBack = ({ rssMb, heapMb }, start) =>
  rssMb <= start.rssMb + memorySlack.rssMb && heapMb <= start.heapMb + memorySlack.heapMb;

/** What the crowd received, against what was written. */
export function judgeDelivery(received, writes) {
  const latencies = received.flat().map(([number, at]) => at - writes[number].sentAt);
  const sorted = latencies.sort((a, b) => a - b);
  const numbers = received.map((each) => each.map(([number]) => number));
  const distinct = numbers.map((each) => new Set(each).size);
  return {
    expected: received.length * writes.length,
    received: latencies.length,
    lost: sum(distinct.map((count) => writes.length - count)),
    doubled: sum(numbers.map((each, index) => each.length - distinct[index])),
    disordered: numbers.filter((each) => each.some((number, index) => index > 0 && number < each[index - 1])).length,
    latency: { p50: at(sorted, 0.5), p99: at(sorted, 0.99), max: at(sorted, 1) },
    writesPerSecond: (writes.length - 1) / ((writes.at(-1).sentAt - writes[0].sentAt) / 1_000),
  };
}

/** The failed checks of a round, as sentences. */
export function findProblems({ delivery, before, left }, { start, index }) {
  const { lost, doubled, disordered, latency } = delivery;
  const checks = [
    [lost === 0, `${lost} events were lost`],
    [doubled === 0, `${doubled} events came twice`],
    [disordered === 0, `${disordered} clients got them out of order`],
    [latency.p99 < slowestMs, `p99 was ${latency.p99.toFixed(0)} ms`],
    [left.sockets === before.sockets, `${left.sockets - before.sockets} sockets stayed`],
    [left.listeners === before.listeners, `${left.listeners - before.listeners} listeners stayed`],
    [
      isMemoryBack(left, start),
      `memory went from ${start.rssMb} to ${left.rssMb} MB, the heap from ${start.heapMb} to ${left.heapMb} MB`,
    ],
  ];
  return checks.filter(([isFine]) => !isFine).map(([, problem]) => `crowd ${index + 1}: ${problem}`);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
