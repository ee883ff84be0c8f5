import { firstLine } from "./markup/withoutMarkup";

/** A first line up to this long is a title as it is. */
const maxLength = 90;

/** A title that is cut between two words has at least this many letters; otherwise the cut is inside a word. */
const minLength = 20;

/** The mark before a text that goes on. The word joiner after it keeps a word without end on the line of the mark. */
const continued = "…\u2060";

/**
 * The first line of what was written as a title, and the rest; a long line is cut between two words. A title has no markup. The
 * rest says all of it again where the title leaves out an address, or a cut would end what the markup has opened.
 */
export function splitTitle(text: string): { title: string; rest: string } {
  const written = text.trim();
  const end = written.search(/\r?\n/);
  const line = end < 0 ? written : written.slice(0, end).trimEnd();
  const rest = end < 0 ? "" : written.slice(end).replace(/^\s*\n/, "");
  const words = firstLine(written);
  if (words !== line) return { title: cut(words).title, rest: saysAll(words, line) ? rest : written };
  const { title, tail } = cut(line);
  return { title, rest: tail ? join(tail, rest) : rest };
}

const saysAll = (title: string, line: string) => [...title].length <= maxLength && lettersOf(title) === lettersOf(line);

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** As much of a line as makes a title, and how the text goes on after it. */
function cut(line: string): { title: string; tail: string } {
  const letters = [...line];
  if (letters.length <= maxLength) return { title: line, tail: "" };
  const sentence = /^.{20,90}?[.!?:](?=\s)/u.exec(line)?.[0];
  if (sentence) return { title: sentence, tail: line.slice(sentence.length).trimStart() };
  const start = letters.slice(0, maxLength - 10).join("");
  const whole = start.replace(/\s+\S*$/u, "");
  const title = whole.length < minLength ? start : whole;
  return { title: `${title}…`, tail: `${continued}${line.slice(title.length).trimStart()}` };
}

const join = (line: string, rest: string) => (rest ? `${line}\n${rest}` : line);
