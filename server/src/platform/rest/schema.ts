import type { Readable } from "node:stream";
import { errorCodes } from "../../errors";

declare const values: unique symbol;
const definition = Symbol("definition");

/** A JSON Schema with the TypeScript type of its values. */
export interface Schema<T = unknown> {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [values]?: T;
  /** What a reference refers to. */
  readonly [definition]?: Schema;
}

type Values<S> = S extends Schema<infer T> ? T : never;
type Fields = Readonly<Record<string, Schema>>;
type Always<F extends Fields> = { readonly [Name in keyof F]: Values<F[Name]> };

/** A reference to a schema that has a name in the contract. */
export const named = <T>(name: string, schema: Schema<T>): Schema<T> => ({
  $ref: `${name}#`,
  [definition]: { $id: name, ...schema },
});

/** What a reference refers to; undefined for other schemas. */
export const definitionOf = (schema: Schema): Schema | undefined => schema[definition];

/** The named schemas that a value refers to, also through one another. Throws when two have the same name. */
export function namedIn(value: unknown, found = new Map<string, Schema>()): ReadonlyMap<string, Schema> {
  if (typeof value !== "object" || value === null) return found;
  const known = definitionOf(value as Schema);
  if (known) {
    const name = String(known.$id);
    const other = found.get(name);
    if (other && other !== known) throw new Error(`Two types of the REST contract are called ${name}`);
    if (!other) namedIn(known, found.set(name, known));
  }
  for (const part of Object.values(value)) namedIn(part, found);
  return found;
}

/** An object with required and optional fields. */
export const objectOf = <A extends Fields, M extends Fields = Record<never, Schema>>(
  always: A,
  more?: M,
): Schema<Always<A> & Partial<Always<M>>> => ({
  type: "object",
  ...(Object.keys(always).length > 0 ? { required: Object.keys(always) } : {}),
  properties: { ...always, ...more },
});

export const listOf = <T>(items: Schema<T>): Schema<readonly T[]> => ({ type: "array", items });

export const text = (description: string, example?: string): Schema<string> => ({
  type: "string",
  description,
  ...(example === undefined ? {} : { examples: [example] }),
});

export const orNull = <T>(schema: Schema<T>): Schema<T | null> => ({
  ...schema,
  type: [schema.type, "null"],
  ...(Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {}),
});

export const oneOf = <T extends string | number>(choices: readonly T[], description: string): Schema<T> => ({
  type: typeof choices[0] === "number" ? "integer" : "string",
  enum: choices,
  description,
});

export const flag = (description: string): Schema<boolean> => ({ type: "boolean", description });
export const whole = (description: string): Schema<number> => ({ type: "integer", minimum: 0, description });
export const number = (description: string): Schema<number> => ({ type: "number", description });

/** Opaque: its format is not documented. */
export const id = (description: string, example = "0198c3f2-5b7a-7c31-9d4e-2f6a8b1c0d3e") => text(description, example);

export const timestamp = (description: string): Schema<string> => ({
  ...text(description, "2026-03-01T08:30:00.000Z"),
  format: "date-time",
});

export const avatar: Schema<string> = {
  ...text(
    "Address of a picture that always exists: the member's Gravatar, or their drawn face.",
    "/avatars/0198c3f0-4d11-7a52-8e9b-6c3d2f1a0b94?v=3",
  ),
  format: "uri-reference",
};

export interface FileAnswer {
  name: string;
  /** In bytes. */
  size: number;
  /** Different for each content, for the ETag. */
  tag: string;
  content: Readable;
}

/** A file, of the route's `mediaType`. */
export const file: Schema<FileAnswer> = { type: "string", format: "binary" };

/** The schema with a description for this use. */
export const meaning = <T>(description: string, schema: Schema<T>): Schema<T> => ({ ...schema, description });

/** A success without data: what was done, and what else is to be said of it. */
export const done = (msg: string, more = "."): Schema<{ readonly msg: string }> => ({
  ...Message,
  description: `\`${msg}\`${more}`,
  examples: [{ msg }],
});

/** Refusals of status 400 have none, because the contract fixes their bodies; these are of that status, or of GraphQL. */
const unsaid: ReadonlySet<string> = new Set([
  ...["BAD_REQUEST", "BAD_USER_INPUT", "INVALID_CREDENTIALS", "SUSPENDED", "LEAVING"],
  ...["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED"],
]);
const codes = [...errorCodes.filter((one) => !unsaid.has(one)), "METHOD_NOT_ALLOWED", "UNSUPPORTED_CHARSET"];

const code = oneOf(codes, "What happened, for programs; only in refusals, and not in those of status 400.");
const msg = text("What happened, for people.");
const wrong = objectOf(
  { msg: text("What is wrong, for people.", "Text is required") },
  {
    param: text("The field that is wrong; absent when it is no single field."),
    location: oneOf(["body", "query", "params", "headers"], "Where that field was sent; `params` is the path."),
  },
);

/** The bodies of errors. `Message` is also the body of a success without data. */
export const Message = named("Message", objectOf({ msg }, { code }));
export const Errors = named("Errors", objectOf({ errors: listOf(wrong) }));
export const MessageWithErrors = named(
  "MessageWithErrors",
  objectOf({ msg, errors: listOf(objectOf({ msg: text("The same message.") })), code }),
);

export const errors = (description: string) => meaning(description, Errors);
export const message = (description: string) => meaning(description, Message);
export const errorsOrMessage = (description: string): Schema => ({ description, anyOf: [Errors, Message] });
