/** A text with what is selected in it, in UTF-16 units. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What takes the place of a part of the text, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type Markup = "strong" | "emphasis" | "list" | "quote" | "code";

const edits: Record<Markup, (selected: Selected) => Edit> = {
  strong: (selected) => surround(selected, "**"),
  emphasis: (selected) => surround(selected, "*"),
  list: (selected) => beginLines(selected, "- "),
  quote: (selected) => beginLines(selected, "> "),
  code: (selected) => (selectedIn(selected).includes("\n") ? fence(selected) : surround(selected, "`")),
};

/** Adds markup to what is selected, or to the word at the cursor; takes it away where it is there. */
export const editMarkup = (markup: Markup, selected: Selected): Edit => edits[markup](selected);

const selectedIn = ({ text, start, end }: Selected) => text.slice(start, end);

function surround(selected: Selected, marker: string): Edit {
  const { text, start, end } = trimmed(wordAt(selected));
  const inner = text.slice(start, end);
  if (inner.includes("\n")) return surroundLines({ text, start, end }, marker);
  if (hasAround({ text, start, end }, marker)) {
    const [from, to] = [start - marker.length, end + marker.length];
    return { from, to, insert: inner, start: from, end: from + inner.length };
  }
  const offset = start + marker.length;
  return { from: start, to: end, insert: marker + inner + marker, start: offset, end: offset + inner.length };
}

/** One star of three is emphasis, two of them are strong. */
function hasAround({ text, start, end }: Selected, marker: string): boolean {
  const sign = marker.charAt(0);
  const count = Math.min(runBefore(text, start, sign), runAfter(text, end, sign));
  return sign === "*" ? count === marker.length || count === 3 : count === 1;
}

function runBefore(text: string, end: number, sign: string): number {
  let count = 0;
  while (text[end - 1 - count] === sign) count++;
  return count;
}

function runAfter(text: string, start: number, sign: string): number {
  let count = 0;
  while (text[start + count] === sign) count++;
  return count;
}

/** What quotes and lists begin a line with. */
const lineStart = /^\s*(?:(?:>|[-+*]|\d{1,9}[.)])\s+)*/;

/** Emphasis ends with its paragraph, so that each line has its own. */
function surroundLines({ text, start, end }: Selected, marker: string): Edit {
  const lines = text.slice(start, end).split("\n");
  const insert = lines.map((line) => surroundLine(line, marker)).join("\n");
  return { from: start, to: end, insert, start, end: start + insert.length };
}

function surroundLine(line: string, marker: string): string {
  const before = lineStart.exec(line)?.[0] ?? "";
  const words = line.slice(before.length).trimEnd();
  return words ? `${before}${marker}${words}${marker}` : line;
}

/** Adds the sign to each line that is touched and has words; takes it away where all of them have it. */
function beginLines({ text, start, end }: Selected, sign: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isOne = lines.length === 1;
  const counted = lines.filter((line) => isOne || line.trim());
  const isThere = counted.every((line) => line.startsWith(sign));
  const change = (line: string) => {
    if (!counted.includes(line)) return line;
    return isThere ? line.slice(sign.length) : sign + line;
  };
  const insert = lines.map(change).join("\n");
  const moved = insert.length - (to - from);
  if (isOne) return { from, to, insert, start: Math.max(from, start + moved), end: Math.max(from, end + moved) };
  return { from, to, insert, start: from, end: from + insert.length };
}

/** A block of code stands on lines of its own. */
function fence({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end).replace(/\n$/, "");
  const before = start > 0 && text[start - 1] !== "\n" ? "\n" : "";
  const after = end < text.length && text[end] !== "\n" ? "\n" : "";
  const opening = `${before}\`\`\`\n`;
  const offset = start + opening.length;
  return {
    from: start,
    to: end,
    insert: `${opening}${inner}\n\`\`\`${after}`,
    start: offset,
    end: offset + inner.length,
  };
}

/** The word that the cursor stands in. */
function wordAt({ text, start, end }: Selected): Selected {
  if (start !== end) return { text, start, end };
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return before > 0 && after > 0 ? { text, start: start - before, end: end + after } : { text, start, end };
}

/** Without the spaces at its ends: markup beside a space is none. */
function trimmed({ text, start, end }: Selected): Selected {
  const inner = text.slice(start, end);
  if (!inner.trim()) return { text, start, end };
  return { text, start: start + inner.search(/\S/), end: start + inner.trimEnd().length };
}
