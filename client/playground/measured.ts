import type { ExecutionResult } from "graphql";

/** Asks the service for the cost of each operation. */
export const showCost = { "x-show-cost": "true" };

interface Received {
  status: number;
  ms: number;
  /** Those that the visitor sent. */
  headers: Readonly<Record<string, string>>;
}

/** Status, time and cost in a line, and the answer without the cost, which only the playground asked for. */
export function measure(answer: ExecutionResult, { status, ms, headers }: Received) {
  const { extensions, ...rest } = answer;
  const cost = extensions?.cost as { requested: number; limit: number } | undefined;
  const number = (value: number) => value.toLocaleString("en");
  const parts = [
    String(status),
    `${number(Math.round(ms))} ms`,
    ...(cost ? [`cost ${number(cost.requested)} of ${number(cost.limit)}`] : []),
  ];
  const isOwn = Object.keys(headers).some((name) => name.toLowerCase() in showCost);
  return { measured: parts.join(" · "), shown: cost && !isOwn ? rest : answer };
}
