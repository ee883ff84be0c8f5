import type { OperationDefinitionNode } from "graphql";
import type { Metrics } from "./Metrics";

/** Clients choose the names of their operations. Beyond this number, new names are counted as "other". */
const maxNames = 200;

/** Records how an operation ended: `outcome` is "ok" or the code of its first error. */
export type ObserveOperation = (end: {
  operation: OperationDefinitionNode | undefined;
  outcome: string;
  seconds: number;
}) => void;

/** Measures every operation by its name, its type and how it ended. */
export function operationObserver(metrics: Metrics): ObserveOperation {
  const nameOf = boundedNames(maxNames);
  return ({ operation, outcome, seconds }) => {
    const labels = { operation: nameOf(operation?.name?.value), type: operation?.operation ?? "none", outcome };
    metrics.operations.observe(labels, seconds);
  };
}

/** Limits the number of label values, so that a client cannot fill the memory with invented names. */
function boundedNames(max: number): (name: string | null | undefined) => string {
  const names = new Set<string>();
  return (name) => {
    if (!name) return "anonymous";
    if (names.has(name)) return name;
    if (names.size >= max || name.length > 60) return "other";
    names.add(name);
    return name;
  };
}
