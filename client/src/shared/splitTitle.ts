/** A first line up to this long is a title as it is. */
const maxLength = 90;

/** A title that is cut between two words has at least this many letters; otherwise the cut is inside a word. */
const minLength = 20;

/** The mark before a text that goes on. The word joiner after it keeps a word without end on the line of the mark. */
const continued = "…\u2060";

/** The first line of what was written as a title, and the rest; a long line is cut between two words. */
export function splitTitle(text: string): { title: string; rest: string } {
  const written = text.trim();
  const end = written.search(/\r?\n/);
  const line = end < 0 ? written : written.slice(0, end).trimEnd();
  const rest = end < 0 ? "" : written.slice(end).replace(/^\s*\n/, "");
  const letters = [...line];
  if (letters.length <= maxLength) return { title: line, rest };
  const sentence = /^.{20,90}?[.!?:](?=\s)/u.exec(line)?.[0];
  if (sentence) return { title: sentence, rest: join(line.slice(sentence.length).trimStart(), rest) };
  const start = letters.slice(0, maxLength - 10).join("");
  const whole = start.replace(/\s+\S*$/u, "");
  const title = whole.length < minLength ? start : whole;
  return { title: `${title}…`, rest: join(`${continued}${line.slice(title.length).trimStart()}`, rest) };
}

const join = (line: string, rest: string) => (rest ? `${line}\n${rest}` : line);
