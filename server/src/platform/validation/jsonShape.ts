import type { Message } from "../../messages";
import { fieldMessages } from "../messages";

interface ShapeLimits {
  /** The nesting depth of objects and lists. */
  depth: number;
  /** The total number of entries of all objects and lists. */
  values: number;
  /** Entries of one list. */
  entries: number;
}

interface Excess {
  /** The path of what is too large; empty for the whole value. */
  path: string;
  say: (field: string) => Message;
}

/** The first part of a JSON value that exceeds a limit; null if none does. Stops at the first one. */
export function findExcess(value: unknown, limits: ShapeLimits): Excess | null {
  let values = 0;
  const walk = (node: unknown, path: string, depth: number): Excess | null => {
    if (typeof node !== "object" || node === null) return null;
    if (depth > limits.depth) return { path, say: (field) => fieldMessages.tooDeep({ field }) };
    if (Array.isArray(node) && node.length > limits.entries) {
      return { path, say: (field) => fieldMessages.tooManyEntries({ field, max: limits.entries }) };
    }
    for (const key in node) {
      if (++values > limits.values)
        return { path: "", say: (field) => fieldMessages.tooManyValues({ field, max: limits.values }) };
      const excess = walk((node as Record<string, unknown>)[key], join(path, key, Array.isArray(node)), depth + 1);
      if (excess) return excess;
    }
    return null;
  };
  return walk(value, "", 1);
}

function join(path: string, key: string, isEntry: boolean): string {
  if (isEntry) return `${path}[${key}]`;
  return path ? `${path}.${key}` : key;
}
