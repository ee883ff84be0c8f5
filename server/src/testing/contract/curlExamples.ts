/** One `curl` of a document: what it sends, and what the lines that begin with `#=>` show of its answer. */
export interface CurlExample {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  shown: string[];
}

/** A value that the reader copies from the answer before, as in `TOKEN=…`. */
interface CopiedValue {
  copy: string;
}

type ShellStep = CurlExample | CopiedValue;

/** The steps of the `sh` blocks of a document, in its order. Variables are filled in when a step is taken. */
export function* readShell(document: string, variables: Record<string, string>): Generator<ShellStep> {
  for (const [, block = ""] of document.matchAll(/^ *```sh\n(.*?)^ *```/gms)) yield* readBlock(block, variables);
}

function* readBlock(block: string, variables: Record<string, string>): Generator<ShellStep> {
  const lines = joinLines(block);
  for (const [index, line] of lines.entries()) {
    const assignment = /^([A-Z_]+)=(.*)$/.exec(line);
    if (assignment?.[1] && assignment[2] === "…") yield { copy: assignment[1] };
    else if (assignment?.[1]) variables[assignment[1]] = assignment[2] ?? "";
    else if (line.startsWith("curl ")) yield { ...readCurl(line, variables), shown: answersBelow(lines, index) };
  }
}

/** Whole commands and whole answers: both may go on in the next line. */
function joinLines(block: string): string[] {
  const joined = block.replace(/\\\n\s*/g, " ").replace(/\n *### +/g, " ");
  return joined.split("\n").map((line) => line.trim());
}

function answersBelow(lines: readonly string[], index: number): string[] {
  const end = lines.findIndex((line, at) => at > index && !line.startsWith("#=>"));
  return lines.slice(index + 1, end < 0 ? undefined : end).map((line) => line.slice("#=> ".length));
}

function readCurl(line: string, variables: Record<string, string>): Omit<CurlExample, "shown"> {
  const words = readWords(line, variables).slice(1);
  const example = { method: "", url: "", headers: {} as Record<string, string>, body: undefined as string | undefined };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (word === "-X") example.method = words[++at] ?? "";
    else if (word === "-d") example.body = words[++at];
    else if (word === "-H") {
      const [name = "", ...value] = (words[++at] ?? "").split(": ");
      example.headers[name.toLowerCase()] = value.join(": ");
    } else if (["-s", "-i"].includes(word)) continue;
    else if (/^https?:/.test(word)) example.url = word;
    else throw new Error(`The test does not know what curl does with ${word}`);
  }
  return { ...example, method: example.method || (example.body === undefined ? "GET" : "POST") };
}

/** Words as a shell reads them: quoted or not, with variables filled in but between single quotes. */
function readWords(line: string, variables: Record<string, string>): string[] {
  const fill = (text: string) => text.replace(/\$([A-Z_]+)/g, (_match, name: string) => variables[name] ?? "");
  const unescape = (text: string) => text.replace(/\\(.)/g, "$1");
  return [...line.matchAll(/'([^']*)'|"((?:\\.|[^"\\])*)"|([^\s'"]+)/g)].map(
    ([, literal, quoted, bare]) => literal ?? fill(quoted === undefined ? (bare ?? "") : unescape(quoted)),
  );
}

/**
 * Where an answer differs from what a document shows of it: other fields, types or texts. `…` stands for any text, as a
 * last entry for any number of entries; numbers are compared by their type.
 */
export function findDifference(shown: unknown, actual: unknown, path = "answer"): string | null {
  if (typeof shown === "string" && typeof actual === "string") {
    return matchesText(shown, actual) ? null : `${path} is ${actual}, not ${shown}`;
  }
  if (Array.isArray(shown) && Array.isArray(actual)) return compareLists(shown, actual, path);
  if (isFields(shown) && isFields(actual)) return compareFields(shown, actual, path);
  if (typeof shown === "number" && typeof actual === "number") return null;
  return shown === actual ? null : `${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(shown)}`;
}

export function matchesText(shown: string, actual: string): boolean {
  const pattern = shown.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${pattern.join(".*")}$`, "s").test(actual);
}

function compareLists(shown: unknown[], actual: unknown[], path: string): string | null {
  const isOpen = shown.at(-1) === "…";
  const entries = isOpen ? shown.slice(0, -1) : shown;
  if (isOpen ? actual.length < entries.length : actual.length !== entries.length) {
    return `${path} has ${actual.length} entries, not ${entries.length}`;
  }
  return firstOf(entries.map((entry, index) => findDifference(entry, actual[index], `${path}[${index}]`)));
}

function compareFields(shown: Fields, actual: Fields, path: string): string | null {
  const [expected, found] = [Object.keys(shown).join(", "), Object.keys(actual).join(", ")];
  if (expected !== found) return `${path} has the fields ${found}, not ${expected}`;
  return firstOf(Object.keys(shown).map((key) => findDifference(shown[key], actual[key], `${path}.${key}`)));
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const firstOf = (differences: (string | null)[]) => differences.find((difference) => difference !== null) ?? null;
