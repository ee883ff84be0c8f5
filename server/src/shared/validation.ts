import { plainToInstance } from "class-transformer";
import {
  isEmail,
  isUUID,
  Matches,
  registerDecorator,
  validate,
  ValidateIf,
  type ValidationError,
  type ValidationOptions,
} from "class-validator";
import { badInput, type FieldError } from "../errors";
import { toCalendarDay } from "./CalendarDate";
import { lifeDays, text } from "./limits";
import { isStorableText, unstorablePaths } from "./text";

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
    message: `${field} has characters that cannot be stored`,
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
  const message = Object.values(error.constraints ?? {})[0];
  const own = message === undefined ? [] : [{ field, message }];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}

/** class-validator gives the entries of a list their index as the property. */
function pathOf(parent: string, property: string): string {
  if (!parent) return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}

/** Refuses an id that no row can have, before the database does. */
export function checkId(id: string, field: string): void {
  if (!isUUID(id)) throw badInput({ field, message: `${field} is not an id` });
}

/** Validates one `first` argument. */
export function checkPageSize(first: number, max: number): void {
  if (!Number.isInteger(first) || first < 1 || first > max) {
    throw badInput({ field: "first", message: `first must be between 1 and ${max}` });
  }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** Left out, null and empty text all mean "not set": the field's other rules are for what is set. */
export const MayBeEmpty = (): PropertyDecorator => ValidateIf((_object, value) => !isEmpty(value));

/** Left out means "keep what is stored": the field's rules are for what is given, null among it. */
export const MayBeLeftOut = (): PropertyDecorator => ValidateIf((_object, value) => value !== undefined);

/** What `MayBeEmpty` let through, as it is stored: null when not set, else as it was written. */
export const orNull = (value: string | null | undefined): string | null => (isEmpty(value) ? null : (value as string));

export const IsRequired = (message: string): PropertyDecorator =>
  custom("isRequired", { message }, { validate: (value) => !isEmpty(value), defaultMessage: () => message });

/** A text with more in it than white space. */
export const IsFilled = (message: string) => Matches(/\S/u, { message });

/** Longest text in characters as people count them: code points. */
export function MaxCharacters(max: number, options?: ValidationOptions): PropertyDecorator {
  return custom("maxCharacters", options, {
    validate: (value: unknown) => typeof value === "string" && [...value].length <= max,
    defaultMessage: (property) => `${property} must have at most ${max} characters`,
  });
}

/** The length and the characters come first: the check of the form is slow on long texts and throws on half a surrogate. */
export function IsEmailAddress(options: ValidationOptions): PropertyDecorator {
  return custom("isEmailAddress", options, {
    validate: (value) =>
      typeof value === "string" && value.length <= text.email && isStorableText(value) && isEmail(value),
    defaultMessage: (property) => `${property} must be an e-mail address`,
  });
}

/** A day that can be part of the life of somebody who uses the product today. */
export function IsLifeDay(): PropertyDecorator {
  return custom("isLifeDay", undefined, {
    validate: (value: unknown) => lifeDayError(value) === null,
    defaultMessage: (property, value) => `${property} ${lifeDayError(value)}`,
  });
}

function lifeDayError(value: unknown): string | null {
  const day = typeof value === "string" ? toCalendarDay(value) : null;
  if (day === null) return "must be a date as YYYY-MM-DD";
  const last = `${new Date().getUTCFullYear() + lifeDays.yearsAhead}${new Date().toISOString().slice(4, 10)}`;
  return day < lifeDays.first || day > last ? `must be between ${lifeDays.first} and ${last}` : null;
}

/** An absolute address that a browser may follow: http or https, nothing that runs. */
export function IsWebAddress(options?: ValidationOptions): PropertyDecorator {
  return custom("isWebAddress", options, {
    validate: isWebAddress,
    defaultMessage: (property) => `${property} must be an http or https address of at most ${text.url} characters`,
  });
}

export function isWebAddress(value: unknown): boolean {
  if (typeof value !== "string" || value.length > text.url || !/^https?:\/\//i.test(value)) return false;
  return !/[\s\p{Cc}]/u.test(value) && URL.canParse(value) && new URL(value).hostname !== "";
}

export interface Rule {
  validate(value: unknown, object: object): boolean;
  defaultMessage(property: string, value: unknown): string;
}

/** A validator of our own for class-validator. */
export function custom(name: string, options: ValidationOptions | undefined, rule: Rule): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      ...(options ? { options } : {}),
      validator: {
        validate: (value, args) => rule.validate(value, args?.object ?? {}),
        defaultMessage: (args) => rule.defaultMessage(args?.property ?? "", args?.value),
      },
    });
}
