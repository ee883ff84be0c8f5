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
import { toCalendarDay } from "../graphql/CalendarDate";
import { lifeDays, text } from "../limits/limits";
import { fieldMessages } from "../messages";
import { hasVisibleText, isStorableText, unstorablePaths } from "./text";

type Class<T extends object> = new () => T;

/** Validates a body as its input class; throws BAD_USER_INPUT with every error, in the order of the fields. */
export async function parseInput<T extends object>(type: Class<T>, body: unknown): Promise<T> {
  const input = plainToInstance(type, body ?? {}, { exposeDefaultValues: true });
  await checkInput(input);
  return input;
}

/** Validates an input object: its texts must be storable and its fields as their decorators say. */
export async function checkInput(input: object): Promise<void> {
  // A list is validated entry by entry: the whitelist would take all its entries for undecorated fields and drop them.
  if (Array.isArray(input)) return checkEntries(input);
  const unstorable = unstorablePaths({ ...input }, "").map((field) => ({
    field,
    message: fieldMessages.unstorable({ field }),
  }));
  const errors = await validate(input, { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false });
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

/** class-validator knows messages as text only, so that ours travel in the context of their rule. */
function messageOf({ contexts, property, value }: ValidationError, rule: string): Message {
  const context = contexts?.[rule] as { say?: Say } | undefined;
  return context?.say?.(property, value) ?? fieldMessages.invalid({ field: property });
}

type Say = (property: string, value: unknown) => Message;

/** What a rule is in JSON Schema; nothing where that cannot say it. */
type JsonSchema = Readonly<Record<string, unknown>>;

/** The options of a rule of class-validator: what it says, and what it is in the description of the REST API. */
export const saying = (message: Message | Say, schema?: JsonSchema): ValidationOptions => ({
  message: "$property is not valid", // Without a text, class-validator gives no context.
  context: { say: typeof message === "function" ? message : () => message, schema },
});

/** class-validator gives the entries of a list their index as the property. */
function pathOf(parent: string, property: string): string {
  if (!parent) return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}

/** Refuses an id that no row can have, before the database does. */
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

/** Left out, null and empty text all mean "not set": the field's other rules are for what is set. */
export const MayBeEmpty = (): PropertyDecorator => ValidateIf((_object, value) => !isEmpty(value));

/** Left out means "keep what is stored": the field's rules are for what is given, null among it. */
export const MayBeLeftOut = (): PropertyDecorator =>
  ValidateIf((_object, value) => value !== undefined, { context: { keepsStored: true } });

/** What `MayBeEmpty` let through, as it is stored: null when not set, else as it was written. */
export const orNull = (value: string | null | undefined): string | null => (isEmpty(value) ? null : (value as string));

export const IsRequired = (message: Message): PropertyDecorator =>
  custom("isRequired", { validate: (value) => !isEmpty(value), say: () => message });

/** A text with more in it than white space and invisible marks. */
export const IsFilled = (message: Message): PropertyDecorator =>
  custom("isFilled", {
    validate: (value) => typeof value === "string" && hasVisibleText(value),
    say: () => message,
    schema: { type: "string", minLength: 1, pattern: "\\S" },
  });

/** Longest text in characters as people count them: code points. */
export function MaxCharacters(max: number): PropertyDecorator {
  return custom("maxCharacters", {
    validate: (value: unknown) => typeof value === "string" && [...value].length <= max,
    say: (field) => fieldMessages.tooLong({ field, max }),
    schema: { type: "string", maxLength: max },
  });
}

/** The length and the characters come first: the check of the form is slow on long texts and throws on half a surrogate. */
export function IsEmailAddress(message: Message): PropertyDecorator {
  return custom("isEmailAddress", {
    validate: (value) =>
      typeof value === "string" && value.length <= text.email && isStorableText(value) && isEmail(value),
    say: () => message,
    schema: { type: "string", format: "email", maxLength: text.email },
  });
}

/** A day that can be part of the life of somebody who uses the product today. */
export function IsLifeDay(): PropertyDecorator {
  return custom("isLifeDay", {
    validate: (value: unknown) => lifeDayError("", value) === null,
    say: (field, value) => lifeDayError(field, value) ?? fieldMessages.invalid({ field }),
    schema: { type: "string", pattern: String.raw`^\s*\d{4}-\d{2}-\d{2}(T.*)?\s*$` },
  });
}

function lifeDayError(field: string, value: unknown): Message | null {
  const day = typeof value === "string" ? toCalendarDay(value) : null;
  if (day === null) return fieldMessages.noDay({ field });
  const last = `${new Date().getUTCFullYear() + lifeDays.yearsAhead}${new Date().toISOString().slice(4, 10)}`;
  const isOutside = day < lifeDays.first || day > last;
  return isOutside ? fieldMessages.dayOutOfRange({ field, first: lifeDays.first, last }) : null;
}

/** An absolute address that a browser may follow: http or https, nothing that runs. */
export function IsWebAddress(): PropertyDecorator {
  return custom("isWebAddress", {
    validate: isWebAddress,
    say: (field) => fieldMessages.noWebAddress({ field, max: text.url }),
    schema: { type: "string", maxLength: text.url, pattern: String.raw`^[hH][tT][tT][pP][sS]?://\S+$` },
  });
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string" || value.length > text.url || !/^https?:\/\//i.test(value)) return false;
  return !/[\s\p{Cc}]/u.test(value) && URL.canParse(value) && new URL(value).hostname !== "";
}

export interface Rule {
  validate(value: unknown, object: object): boolean;
  say: Say;
  schema?: JsonSchema;
}

/** A validator of our own for class-validator. */
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
