import type { PresentedError } from "../../edges/graphql/pipeline/presentError";

interface Answer {
  errors?: { message: string; extensions: PresentedError["extensions"] }[];
}

/** The code of an answer's first error; undefined when there is none. */
export const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;

/** Which arguments an answer's first error names. */
export const fieldsOf = (answer: Answer): string[] =>
  (answer.errors?.[0]?.extensions.fields ?? []).map(({ field }) => field);

/** The same for an operation with the single argument `input`, without that name. */
export const inputFieldsOf = (answer: Answer): string[] =>
  fieldsOf(answer).map((path) => {
    if (!path.startsWith("input.")) throw new Error(`${path} is not in the input`);
    return path.slice("input.".length);
  });

export const messageOf = (answer: Answer): string | undefined => answer.errors?.[0]?.message;
