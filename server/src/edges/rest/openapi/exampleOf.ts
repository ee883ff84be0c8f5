import { definitionOf, type Schema } from "../../../platform/rest/schema";

/**
 * An answer as its schema describes it, for the reference: the fields that it always has, with the examples of their schemas.
 * Lists have one entry. Throws for a text without an example, because no other rule would say anything of it.
 */
export function exampleOf(schema: Schema): unknown {
  const [example] = (schema.examples ?? []) as readonly unknown[];
  if (example !== undefined) return example;
  if (schema.$ref) return exampleOf(definitionOf(schema) ?? {});
  if (schema.enum) return (schema.enum as readonly unknown[])[0];
  const [first] = (schema.anyOf ?? []) as readonly Schema[];
  if (first) return exampleOf(first);
  return exampleOfType(schema, typeOf(schema));
}

function exampleOfType(schema: Schema, type: string): unknown {
  switch (type) {
    case "object":
      return Object.fromEntries(alwaysIn(schema).map(([name, field]) => [name, exampleOf(field)]));
    case "array":
      return [exampleOf(schema.items as Schema)];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return numberWithin(schema);
    case "null":
      return null;
    default:
      throw new Error(`No example for: ${String(schema.description ?? JSON.stringify(schema))}`);
  }
}

/** What may be null is shown as null when nothing else is known of it. */
function typeOf({ type }: Schema): string {
  if (!Array.isArray(type)) return String(type);
  const [first] = type as readonly string[];
  return first === "string" ? "null" : String(first);
}

const alwaysIn = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).filter(([name]) => (required as readonly string[]).includes(name));

/** Small and within its limits. */
function numberWithin({ minimum = 0, maximum = Infinity }: Schema): number {
  return Math.min(Math.max(5, Number(minimum)), Number(maximum));
}
