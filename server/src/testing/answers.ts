import type { FieldError } from "../errors";

interface Answer {
  errors?: { message: string; extensions: { code: string; fields?: FieldError[]; requestId?: string } }[];
}

/** The code of an answer's first error; undefined when there is none. */
export const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;

/** Which fields an answer's first error names. */
export const fieldsOf = (answer: Answer): string[] =>
  (answer.errors?.[0]?.extensions.fields ?? []).map(({ field }) => field);

export const messageOf = (answer: Answer): string | undefined => answer.errors?.[0]?.message;
