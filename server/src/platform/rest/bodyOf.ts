import { getMetadataStorage } from "class-validator";
import { parseInput } from "../validation/validation";
import { contractName } from "./contractNames";
import type { Fields } from "./jsonBody";
import type { Part } from "./route";
import { errors, orNull, type Schema } from "./schema";

/** A field with another form over REST than in the input. */
interface OwnForm {
  /** In the place of what the input's rules say. */
  schema: Schema;
  /** The input's value; `body` is all that was sent. */
  read(value: unknown, body: Fields): unknown;
}

type Forms<T> = { readonly [Name in keyof T & string]?: string | OwnForm };

interface Options {
  example: Readonly<Record<string, unknown>>;
  /** The input with the rules, where the service checks them once it knows what is stored. */
  rulesOf?: new () => object;
  /** The body replaces what is stored: what it leaves out is cleared. */
  replaces?: boolean;
  /** Fields of the body that no field of the input is called after. */
  more?: Readonly<Record<string, Schema>>;
}

/**
 * A body that an input of the service validates. Its schema derives from the rules of the input, so both say the same.
 * `fields` are those that REST takes, with their description; anything else in the body is ignored.
 */
export function bodyOf<T extends object>(
  type: new () => T,
  fields: Forms<T>,
  { example, rulesOf = type, replaces = false, more = {} }: Options,
): Part<T> {
  const forms = toEntries(fields);
  const isRepeatable = findRules(type, "idempotencyKey").length > 0;
  const defaults: object = new rulesOf();
  const required = Object.keys(fields).filter((field) => !(field in defaults || isOptional(findRules(rulesOf, field))));
  return {
    schema: {
      type: "object",
      required: required.map(contractName),
      properties: { ...propertiesOf(rulesOf, fields), ...more },
    },
    example,
    isRepeatable,
    refusals: { 400: errors("Every field that is wrong.") },
    read(body, { idempotencyKey }) {
      const given = forms.map(([field, form]) => {
        const value = body[contractName(field)];
        return [field, typeof form === "string" ? (value ?? (replaces ? null : value)) : form.read(value, body)];
      });
      return parseInput(type, { ...Object.fromEntries(given), ...(isRepeatable ? { idempotencyKey } : {}) });
    },
  };
}

/** Fields of an input, as its rules describe them, under the contract's names. */
export function propertiesOf<T extends object, F extends Forms<T>>(type: new () => T, fields: F) {
  const properties = toEntries<T>(fields).map(([field, form]) => [
    contractName(field),
    toSchema(findRules(type, field), form),
  ]);
  return Object.fromEntries(properties) as {
    readonly [Name in keyof F]: Schema<Exclude<T[Name & keyof T], undefined>>;
  };
}

const toEntries = <T>(fields: Forms<T>) => Object.entries(fields) as [field: string, form: string | OwnForm][];

/** What class-validator knows of a rule; `context` is what `saying` and the conditions attach. */
interface Rule {
  type: string;
  context?: { schema?: Schema; keepsStored?: boolean };
}

function findRules(type: new () => object, field: string): Rule[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, "", false, false);
  return rules.filter(({ propertyName }) => propertyName === field);
}

/** Over REST, what may be empty can be left out; what keeps its stored value elsewhere cannot: bodies are whole. */
const isOptional = (rules: readonly Rule[]): boolean =>
  rules.some(({ type, context }) => type === "conditionalValidation" && !context?.keepsStored);

function toSchema(rules: readonly Rule[], form: string | OwnForm): Schema {
  if (typeof form !== "string") return form.schema;
  const schema: Schema = Object.assign({}, ...rules.map(({ context }) => context?.schema), { description: form });
  if (!isOptional(rules)) return schema;
  return typeof schema.pattern === "string"
    ? { ...orNull(schema), pattern: `${schema.pattern}|^\\s*$` }
    : orNull(schema);
}
