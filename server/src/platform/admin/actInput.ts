import { z } from "zod";

/** How an option is written. */
export interface ActOption {
  name: string;
  kind: "flag" | "text" | "list";
}

/** The options of an act: the fields of its input that do not stand as words. `showAll` is written `--show-all`. */
export function optionsOf({ input, words }: { input: z.ZodObject; words: readonly string[] }): ActOption[] {
  return Object.entries(input.shape)
    .filter(([field]) => !words.includes(field))
    .map(([field, schema]) => ({ name: dashed(field), kind: kindOf(schema as z.ZodType) }));
}

/** Whether a field takes all words that are left. */
export const takesRest = ({ input }: { input: z.ZodObject }, field: string): boolean =>
  kindOf(input.shape[field] as z.ZodType) === "list" && !isFile({ input }, field);

/** Whether people name a file, and the field gets its lines: declared as `meta({ isFileOfLines: true })`. */
export const isFile = ({ input }: { input: z.ZodObject }, field: string): boolean =>
  (input.shape[field] as z.ZodType).meta()?.isFileOfLines === true;

/** Whether people name files, and the field gets their whole paths: declared as `meta({ isPath: true })`. */
export const isPath = ({ input }: { input: z.ZodObject }, field: string): boolean =>
  (input.shape[field] as z.ZodType | undefined)?.meta()?.isPath === true;

const dashed = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const undashed = (option: string): string =>
  option.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function kindOf(schema: z.ZodType): ActOption["kind"] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return kindOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodBoolean) return "flag";
  return schema instanceof z.ZodArray ? "list" : "text";
}

/** What is wrong, by the names that people type. */
export const namedFields = (error: z.ZodError): string =>
  error.issues
    .map(({ path, message }) => `${dashed(String(path[0] ?? "input"))}: ${message.replace(/^Invalid input: /, "")}`)
    .join("\n");
