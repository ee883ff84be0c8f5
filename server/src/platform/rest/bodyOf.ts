import { getMetadataStorage } from "class-validator";
import { parseInput } from "../validation/validation";
import { badInput } from "../../errors";
import { contractName } from "./contractNames";
import { restMessages } from "./messages";
import type { Fields } from "./jsonBody";
import type { Part } from "./route";
import { errors, orNull, type Schema } from "./schema";

/** A field with another format over REST than in the input. */
interface OwnForm {
  /** Replaces the schema from the input's rules. */
  schema: Schema;
  /** Left out, the stored value is kept, although the body replaces the others. */
  isKept?: boolean;
  /** Converts to the input's value. `body`: the whole body. */
  read(value: unknown, body: Fields): unknown;
}

type Forms<T> = { readonly [Name in keyof T & string]?: string | OwnForm };

interface Options {
  example: Readonly<Record<string, unknown>>;
  /** The input class with the rules, if the service validates later, with the stored values. */
  rulesOf?: new () => object;
  /** The body replaces the stored values: fields that it omits are cleared. */
  replaces?: boolean;
  /** The body changes the fields that it has: those that it leaves out are kept, and null clears what may be empty. */
  isPartial?: boolean;
  /** Fields of the body without a field of the same name in the input. */
  more?: Readonly<Record<string, Schema>>;
}

/**
 * A body that is validated as an input of the service. Its JSON Schema derives from the rules of the input. `fields`: the fields
 * that REST accepts, with their descriptions; all others are ignored.
 */
export function bodyOf<T extends object>(
  type: new () => T,
  fields: Forms<T>,
  { example, rulesOf = type, replaces = false, isPartial = false, more = {} }: Options,
): Part<T> {
  const forms = toEntries(fields);
  const isRepeatable = findRules(type, "idempotencyKey").length > 0;
  const defaults: object = new rulesOf();
  const isNeeded = ([field, form]: (typeof forms)[number]) =>
    !(field in defaults || (typeof form !== "string" && form.isKept) || isOptional(findRules(rulesOf, field)));
  const required = isPartial ? [] : forms.filter(isNeeded).map(([field]) => field);
  return {
    schema: {
      // A list counts as a body without fields.
      ...(required.length > 0 || isPartial ? { type: "object" } : { type: ["object", "array"], items: {} }),
      required: required.map(contractName),
      properties: { ...propertiesOf(rulesOf, fields), ...more },
      ...(isPartial ? { minProperties: 1, description: "What is left out stays as it is." } : {}),
    },
    example,
    isRepeatable,
    refusals: { 400: errors("Every field that is wrong.") },
    read(body, { idempotencyKey }) {
      if (isPartial && Object.keys(body).length === 0) throw nothingToChange(forms.map(([field]) => field));
      const sent = isPartial ? forms.filter(([field]) => Object.hasOwn(body, contractName(field))) : forms;
      const given = sent.map(([field, form]) => {
        const value = body[contractName(field)];
        return [field, typeof form === "string" ? (value ?? (replaces ? null : value)) : form.read(value, body)];
      });
      const input = { ...Object.fromEntries(given), ...(isRepeatable ? { idempotencyKey } : {}) };
      return parseInput(type, input, { isPartial });
    },
  };
}

function nothingToChange([first = "", ...others]: readonly string[]) {
  const fields = [first, ...others].map(contractName).join(", ");
  return badInput({ field: first, message: restMessages.nothingToChange({ fields }) });
}

/** The JSON Schema of fields of an input, from their rules, under the contract's names. */
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

/** A rule in class-validator's metadata. `context`: set by `saying` and the conditions. */
interface Rule {
  type: string;
  context?: { schema?: Schema; keepsStored?: boolean };
}

function findRules(type: new () => object, field: string): Rule[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, "", false, false);
  return rules.filter(({ propertyName }) => propertyName === field);
}

/** Over REST, fields that may be empty are optional. Those of an input for partial updates are not, unless the body is partial. */
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
