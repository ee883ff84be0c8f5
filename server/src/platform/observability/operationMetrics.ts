import type { OperationDefinitionNode } from "graphql";
import type { Metrics } from "./Metrics";

/** Clients choose the names of their operations; beyond this many, new ones are counted together. */
const knownNames = 200;

/** Records how an operation ended: `outcome` is "ok" or the code of its first error. */
export type ObserveOperation = (end: {
  operation: OperationDefinitionNode | undefined;
  outcome: string;
  seconds: number;
}) => void;

/** Measures every operation by its name, its type and how it ended. */
export function operationObserver(metrics: Metrics): ObserveOperation {
  const nameOf = boundedNames(knownNames);
  return ({ operation, outcome, seconds }) => {
    const labels = { operation: nameOf(operation?.name?.value), type: operation?.operation ?? "none", outcome };
    metrics.operations.observe(labels, seconds);
  };
}

/** The name itself for the first ones, so that an attacker cannot fill the memory with inventions. */
function boundedNames(most: number): (name: string | null | undefined) => string {
  const names = new Set<string>();
  return (name) => {
    if (!name) return "anonymous";
    if (names.has(name)) return name;
    if (names.size >= most || name.length > 60) return "other";
    names.add(name);
    return name;
  };
}
