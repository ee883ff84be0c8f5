import { firstLine } from "./markup/withoutMarkup";

/** The mark before a text that goes on. The word joiner after it keeps a word without end on the line of the mark. */
const continued = "…\u2060";

/**
 * The first message of a group below its name, without the beginning that the name says already. All of it where the name is a
 * title, or leaves out an address or a part of what the markup formats.
 */
export function textAfterName(name: string, text: string): string {
  const written = text.trim();
  const end = written.search(/\r?\n/);
  const line = end < 0 ? written : written.slice(0, end).trimEnd();
  const rest = end < 0 ? "" : written.slice(end).replace(/^\s*\n/, "");
  if (line === name || (firstLine(written) === name && lettersOf(line) === lettersOf(name))) return rest;
  const start = name.replace(/…$/, "");
  if (!line.startsWith(start) || firstLine(written) !== line) return written;
  if (start === name && !/^:?\s/.test(line.slice(start.length))) return written;
  const tail = line.slice(start.length).replace(/^:?\s+/, "");
  return join(start === name ? tail : `${continued}${tail}`, rest);
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

const join = (line: string, rest: string) => (rest ? `${line}\n${rest}` : line);
