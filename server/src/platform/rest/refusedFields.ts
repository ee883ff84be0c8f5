import type { FieldError } from "../../errors";
import type { Fields } from "./jsonBody";
import { restMessages } from "./messages";
import { definitionOf, type Schema } from "./schema";

/** Whether any request of the product takes a field of this name. */
export type IsKnownField = (name: string) => boolean;

/** What a row is and who asks: the path, the session and the server say it, so these are ignored where they are not taken. */
const givenElsewhere: ReadonlySet<string> = new Set(["id", "userId", "name", "role", "token", "currentPassword"]);

/**
 * The fields of a body that the product knows but this request does not take, also nested: ignoring one would publish or lose what
 * somebody chose. Fields that nobody knows are ignored, as the contract says. `schema`: the body's; none takes no field.
 */
export function refusedFields(body: Fields, schema: Schema | undefined, isKnown: IsKnownField): FieldError[] {
  const isRefused: IsKnownField = (name) => isKnown(name) && !givenElsewhere.has(name);
  return pathsIn(body, schema ?? {}, "", isRefused).map((field) => ({
    field,
    message: restMessages.fieldOfOthers({ field }),
    isAsSent: true,
  }));
}

/** The schemas that a value may have. */
export const formsOf = (schema: Schema): Schema[] =>
  [schema, ...((schema.anyOf as Schema[] | undefined) ?? [])].map((form) => definitionOf(form) ?? form);

function pathsIn(value: unknown, schema: Schema, path: string, isKnown: IsKnownField): string[] {
  const forms = formsOf(schema);
  if (Array.isArray(value)) {
    const items = forms.map((form) => form.items as Schema | undefined).find((form) => form?.properties);
    return items ? value.flatMap((entry, index) => pathsIn(entry, items, `${path}[${index}]`, isKnown)) : [];
  }
  const form = forms.find(({ properties }) => properties);
  const properties = form?.properties;
  if (typeof value !== "object" || value === null || (path !== "" && !properties)) return [];
  // Then `read` refuses all others itself.
  if (form?.additionalProperties === false) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    const taken = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (taken) return pathsIn(inner, taken, at, isKnown);
    return isKnown(name) ? [at] : [];
  });
}
