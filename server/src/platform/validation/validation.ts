import { plainToInstance } from "class-transformer";
import {
  isEmail,
  isUUID,
  registerDecorator,
  validate,
  ValidateIf,
  type ValidationError,
  type ValidationOptions,
} from "class-validator";
import { badInput, type FieldError } from "../../errors";
import type { Message } from "../../messages";
import { text } from "../limits/limits";
import { fieldMessages } from "../messages";
import { toMailbox } from "./emailDomain";
import { needsValidation } from "./needsValidation";
import { hasVisibleText, isStorableText, unstorablePaths } from "./text";
import { linesOf, transformed, transformFields } from "./transforms";

type Class<T extends object> = new () => T;

interface Checks {
  /** Fields that are left out have no rules: the stored values stay. */
  isPartial?: boolean;
}

/** Validates a body as its input class; throws BAD_USER_INPUT with every error, in the order of the fields. */
export async function parseInput<T extends object>(type: Class<T>, body: unknown, options?: Checks): Promise<T> {
  const input = plainToInstance(type, body ?? {}, { exposeDefaultValues: !options?.isPartial });
  await checkInput(input, options);
  return input;
}

/** Validates an input object by the decorators of its fields, after they have transformed it. All texts must be storable. */
export async function checkInput(input: object, { isPartial = false }: Checks = {}): Promise<void> {
  // A list is validated entry by entry: the whitelist would remove its entries as undecorated fields.
  if (Array.isArray(input)) return checkEntries(input);
  const unstorable = unstorablePaths({ ...input }, "").map((field) => ({
    field,
    message: fieldMessages.unstorable({ field }),
  }));
  // After that check, because it would take these characters out.
  transformFields(input);
  const errors = needsValidation(input)
    ? await validate(input, {
        ...{ whitelist: true, stopAtFirstError: true, forbidUnknownValues: false },
        skipUndefinedProperties: isPartial,
      })
    : [];
  const wrong = errors.flatMap((error) => fieldErrors(error, ""));
  const named = new Set(wrong.map(({ field }) => field));
  const fields = [...wrong, ...unstorable.filter(({ field }) => !named.has(field))];
  if (fields.length > 0) throw badInput(...fields);
}

async function checkEntries(entries: unknown[]): Promise<void> {
  for (const entry of entries) if (typeof entry === "object" && entry !== null) await checkInput(entry);
}

function fieldErrors(error: ValidationError, parent: string): FieldError[] {
  const field = pathOf(parent, error.property);
  const [failed] = Object.keys(error.constraints ?? {});
  const own = failed === undefined ? [] : [{ field, message: messageOf(error, failed) }];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}

/** class-validator supports only texts as messages, so our messages are in the context of the rule. */
function messageOf({ contexts, property, value }: ValidationError, rule: string): Message {
  const context = contexts?.[rule] as { say?: Say } | undefined;
  return context?.say?.(property, value) ?? fieldMessages.invalid({ field: property });
}

type Say = (property: string, value: unknown) => Message;

/** A rule as JSON Schema; empty if JSON Schema cannot express it. */
type JsonSchema = Readonly<Record<string, unknown>>;

/** The options of a class-validator rule: its message, and its JSON Schema for the REST documentation. */
export const saying = (message: Message | Say, schema?: JsonSchema): ValidationOptions => ({
  message: "$property is not valid", // class-validator returns the context only with a text.
  context: { say: typeof message === "function" ? message : () => message, schema },
});

/** For entries of a list, class-validator uses the index as the property. */
function pathOf(parent: string, property: string): string {
  if (!parent) return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}

/** Rejects a malformed id, which the database would refuse with an error. */
export function checkId(id: string, field: string): void {
  if (!isUUID(id)) throw badInput({ field, message: fieldMessages.noId({ field }) });
}

/** Validates one `first` argument. */
export function checkPageSize(first: number, max: number): void {
  if (!Number.isInteger(first) || first < 1 || first > max) {
    throw badInput({ field: "first", message: fieldMessages.outOfRange({ field: "first", min: 1, max }) });
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && !hasVisibleText(value));

/** Undefined, null and empty text mean "not set"; then the other rules of the field do not apply. */
export const MayBeEmpty = (): PropertyDecorator => ValidateIf((_object, value) => !isEmpty(value));

/** Undefined and null mean "not set"; an empty text is refused, as for numbers and days. */
export const MayBeNull = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined && value !== null);

/** Undefined means "keep the stored value"; the rules of the field apply to all other values, also null. */
export const MayBeLeftOut = (): PropertyDecorator =>
  ValidateIf((_object, value) => value !== undefined, { context: { keepsStored: true } });

/** The stored form of an optional text: null if it is empty, else unchanged. */
export const orNull = (value: string | null | undefined): string | null => (isEmpty(value) ? null : (value as string));

export const IsRequired = (message: Message): PropertyDecorator =>
  custom("isRequired", { validate: (value) => !isEmpty(value), say: () => message });

/** Before `ValidateNested`, which takes a list in a list for one list. */
export const IsListOfObjects = (): PropertyDecorator =>
  custom("isListOfObjects", {
    validate: (value) =>
      Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && !Array.isArray(one)),
    say: (field) => fieldMessages.invalid({ field }),
  });

/** A text with at least one visible character. */
export const IsFilled = (message: Message): PropertyDecorator =>
  custom("isFilled", {
    validate: (value) => typeof value === "string" && hasVisibleText(value),
    say: () => message,
    schema: { type: "string", minLength: 1, pattern: "\\S" },
  });

/** A text of one line, which is stored as `toLine` makes it, with its maximum length in characters (code points). */
export function MaxCharacters(max: number): PropertyDecorator {
  return (target, property) => {
    OneLine()(target, property);
    LongText(max)(target, property);
  };
}

/** Texts, and lists of texts, become one line each. */
export const OneLine = (): PropertyDecorator => (target, property) => transformed(target, property, linesOf);

/** A text of several lines, which is stored as it was typed, with its maximum length in characters (code points). */
export function LongText(max: number): PropertyDecorator {
  return custom("maxCharacters", {
    validate: (value: unknown) => typeof value === "string" && [...value].length <= max,
    say: (field) => fieldMessages.tooLong({ field, max }),
    schema: { type: "string", maxLength: max },
  });
}

/** Checks length and characters first: `isEmail` is slow on long texts and throws on lone surrogates. */
export function IsEmailAddress(message: Message): PropertyDecorator {
  return custom("isEmailAddress", {
    validate: (value) =>
      typeof value === "string" &&
      value.length <= text.email &&
      isStorableText(value) &&
      isEmail(value) &&
      isEmail(toMailbox(value)),
    say: () => message,
    schema: { type: "string", format: "email", maxLength: text.email },
  });
}

/** An absolute http or https address without a user name; no other schemes, such as javascript. */
export function IsWebAddress(): PropertyDecorator {
  return custom("isWebAddress", {
    validate: isWebAddress,
    say: (field) => fieldMessages.noWebAddress({ field, max: text.url }),
    schema: {
      type: "string",
      maxLength: text.url,
      pattern: String.raw`^[hH][tT][tT][pP][sS]?://[^\s/?#@]+([/?#]\S*)?$`,
    },
  });
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string" || value.length > text.url || !/^https?:\/\//i.test(value)) return false;
  return !/[\s\p{Cc}]/u.test(value) && !hasUserInfo(value) && URL.canParse(value) && new URL(value).hostname !== "";
}

/** `https://paypal.com@evil.example/` leads to evil.example: what is before the `@` only deceives. */
export const hasUserInfo = (url: string): boolean => /^[a-z]+:[\\/]*[^/?#\\]*@/i.test(url);

export interface Rule {
  validate(value: unknown, object: object): boolean;
  say: Say;
  schema?: JsonSchema;
}

/** Creates a custom decorator for class-validator. */
export function custom(name: string, rule: Rule): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      options: saying(rule.say, rule.schema),
      validator: { validate: (value, args) => rule.validate(value, args?.object ?? {}) },
    });
}
