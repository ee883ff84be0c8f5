import { toLine } from "./text";

type Transform = (value: unknown) => unknown;

/** By class (its prototype) and field. */
const transforms = new Map<object, Map<string, Transform>>();

/** The field gets another form before its rules apply to it. */
export function transformed(target: object, field: string | symbol, transform: Transform): void {
  const ofClass = transforms.get(target) ?? new Map<string, Transform>();
  transforms.set(target, ofClass.set(String(field), transform));
}

/** Whether a field of a class, or of one that it extends, has a transform. */
export function findTransform(prototype: object | null, field: string): Transform | undefined {
  for (let type = prototype; type !== null && type !== Object.prototype; type = Object.getPrototypeOf(type) as object) {
    const transform = transforms.get(type)?.get(field);
    if (transform) return transform;
  }
  return undefined;
}

/** Texts, also those in a list, on one line; other values stay as they are, for the rules to refuse. */
export function linesOf(value: unknown): unknown {
  if (typeof value === "string") return toLine(value);
  return Array.isArray(value) ? value.map(linesOf) : value;
}

/** Transforms the fields of an input, and of the inputs in it. */
export function transformFields(input: object): void {
  const fields = input as Record<string, unknown>;
  for (const [field, value] of Object.entries(fields)) {
    for (const inner of [value].flat()) if (typeof inner === "object" && inner !== null) transformFields(inner);
    const transform = findTransform(Object.getPrototypeOf(input) as object, field);
    if (transform) fields[field] = transform(value);
  }
}
