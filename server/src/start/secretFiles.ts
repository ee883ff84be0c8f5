import { readFileSync } from "node:fs";
import { StartError } from "../errors";

/** The variables that are set, without empty ones. */
export type SetVariables = Readonly<Partial<Record<string, string>>>;

/** Adds the secrets that are in files: the path is in a variable of the same name with `_FILE`. */
export function withSecretFiles(set: SetVariables, names: readonly string[]): SetVariables {
  const inFiles = names.filter((name) => set[`${name}_FILE`] !== undefined);
  for (const name of inFiles) {
    if (set[name] !== undefined) throw new StartError(`${name} and ${name}_FILE are both set; remove one of them.`);
  }
  return { ...set, ...Object.fromEntries(inFiles.map((name) => [name, readSecret(name, set[`${name}_FILE`] ?? "")])) };
}

function readSecret(name: string, file: string): string {
  const text = readText(name, file).trim();
  if (text === "") throw new StartError(`${name}_FILE: the file ${file} is empty.`);
  return text;
}

function readText(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`${name}_FILE: the file ${file} cannot be read (${(error as Error).message}).`);
  }
}
