import build, { type Schema as JsonSchema } from "fast-json-stringify";
import { namedIn } from "../../platform/rest/schema";

type Serializer = (value: unknown) => string;

const compiled = new WeakMap<object, Serializer>();

/** What writes a success of this schema. It is compiled once per process: routes share schemas, and tests make many apps. */
export function serializerOf(schema: object): Serializer {
  const known = compiled.get(schema);
  if (known) return known;
  const names = Object.fromEntries(namedIn(schema)) as object as Record<string, JsonSchema>;
  const serializer = build(schema as JsonSchema, { schema: names });
  compiled.set(schema, serializer);
  return serializer;
}
