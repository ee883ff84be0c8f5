import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "../../errors";
import { type ActOption, isFile, isPath, optionsOf, takesRest, undashed } from "../../platform/admin/actInput";
import type { Act } from "../../platform/admin/acts";

/** How a command is run, besides what its act takes. */
interface Flags {
  isDry: boolean;
  isSure: boolean;
  asJson: boolean;
}

/** Options may stand anywhere. Where a field takes all words that are left, what looks like an option that is not known is one of them. */
export function readArguments(act: Act, args: readonly string[]): { input: object; flags: Flags } {
  const own = optionsOf(act);
  const kinds = new Map([...own, ...general].map(({ name, kind }) => [name, kind]));
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      [...kinds].map(([name, kind]) => [name, { type: kind === "flag" ? ("boolean" as const) : ("string" as const) }]),
    ),
  });
  const words: string[] = [];
  const values: Record<string, unknown> = {};
  const last = act.words.at(-1);
  const hasRest = last !== undefined && takesRest(act, last);
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const kind = kinds.get(token.name);
    if (kind === undefined && !hasRest) throw new StartError(`${token.rawName} is not known.\n${usageOf(act)}`);
    if (kind === undefined) words.push(args[token.index] ?? token.rawName);
    else values[token.name] = valueOf(token, kind, values[token.name]);
  }
  const { "dry-run": isDry = false, yes = false, json = false, ...options } = values;
  const named = Object.entries(options).map(([name, value]) => [
    undashed(name),
    wholePaths(act, undashed(name), value),
  ]);
  const input = { ...Object.fromEntries(named), ...nameWords(act, words, hasRest) };
  return { input, flags: { isDry: isDry === true, isSure: yes === true, asJson: json === true } };
}

/** A list gets one more value. */
function valueOf(
  token: { rawName: string; value?: string | undefined },
  kind: ActOption["kind"],
  before: unknown,
): unknown {
  if (kind === "flag") return true;
  if (token.value === undefined) throw new StartError(`${token.rawName} needs a value.`);
  return kind === "list" ? [...((before ?? []) as string[]), token.value] : token.value;
}

const general = [
  { name: "dry-run", kind: "flag" },
  { name: "yes", kind: "flag" },
  { name: "json", kind: "flag" },
] as const;

function nameWords(act: Act, words: readonly string[], hasRest: boolean): object {
  const fields: readonly string[] = act.words;
  if (!hasRest && words.length > fields.length)
    throw new StartError(`"${words[fields.length]}" is one word too many.\n${usageOf(act)}`);
  return Object.fromEntries(
    fields.flatMap((field, position) => {
      const value = hasRest && position === fields.length - 1 ? words.slice(position) : words[position];
      if (value === undefined || value.length === 0) return [];
      return [[field, isFile(act, field) ? linesOf(String(value)) : wholePaths(act, field, value)]];
    }),
  );
}

/** The server that does it may have another folder. */
function wholePaths(act: Act, field: string, value: unknown): unknown {
  if (!isPath(act, field)) return value;
  return Array.isArray(value) ? value.map((one) => fromHere(String(one))) : fromHere(String(value));
}

/** npm runs commands in the folder of the project, and says where it was called. */
const fromHere = (name: string) => path.resolve(process.env.INIT_CWD || process.cwd(), name);

/** Without empty lines. */
function linesOf(name: string): string[] {
  const file = fromHere(name);
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => line.trim() || []);
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** One line, as `member role WHO ROLE`, and what it does. */
export function usageOf(act: Act): string {
  const words = act.words.map((field: string) => (takesRest(act, field) ? `${field}…` : field).toUpperCase());
  const options = optionsOf(act).map(({ name, kind }) => `--${name}${kind === "flag" ? "" : ` ${name.toUpperCase()}`}`);
  return `  ${[act.name.replace(".", " "), ...words, ...options].join(" ")}\n      ${act.summary}`;
}
