/** PostgreSQL cannot store NUL characters and lone surrogates, so they are rejected before. */
export function isStorableText(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}

/** The paths of all texts in a value that cannot be stored, as in `social.twitter` or `skills[3]`. */
export function unstorablePaths(value: unknown, name: string): string[] {
  if (typeof value === "string") return isStorableText(value) ? [] : [name];
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorablePaths(item, `${name}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => unstorablePaths(item, name ? `${name}.${key}` : key));
}

/** One character of these ranges. */
const oneOf = (ranges: string, but = "") => new RegExp(`[${but}${ranges}]`, "u");

/** What fonts draw as nothing besides white space: invisible marks, and fillers that Unicode does not list as such. */
const marks = String.raw`\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u{16fe4}\u{1d159}\u{13430}-\u{1343f}`;
const invisible = oneOf(marks);
/** U+2800 is the empty Braille cell. */
const visible = oneOf(String.raw`\s\p{Cc}\u2800${marks}`, "^");

export const hasVisibleText = (value: string): boolean => visible.test(value);

/** Nearly every text: nothing in it can be invisible or change the direction. */
const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const gaps = /[\s\p{Cc}\u2800]+/gu;

/** They shape the character before them: joiners (Persian, Indic, emoji), variation selectors. */
const shapes = oneOf(String.raw`\u200c\u200d\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}`);
const marksOfDirection = oneOf(String.raw`\u200e\u200f\u061c`);
const jamoFillers = oneOf(String.raw`\u115f\u1160`);
const jamo = oneOf(String.raw`\u1100-\u115e\u1161-\u11ff\ua960-\ua97f\ud7b0-\ud7ff`);
const tags = oneOf(String.raw`\u{e0020}-\u{e007f}`);
const blackFlag = "\u{1f3f4}";

/**
 * A text of one line as it is stored and shown: composed (NFC), with one space for each run of white space and control
 * characters, without invisible characters that shape nothing, and without controls that turn the direction of what follows.
 */
export function toLine(value: string): string {
  if (plain.test(value)) return value;
  const spaced = value.normalize("NFC").replace(gaps, " ");
  const line = invisible.test(spaced) ? withoutInvisible([...spaced]) : spaced;
  return line.replace(/ {2,}/g, " ").trim();
}

function withoutInvisible(characters: readonly string[]): string {
  const kept: string[] = [];
  for (const [index, character] of characters.entries()) {
    if (!invisible.test(character) || isNeeded(character, kept.at(-1) ?? " ", characters[index + 1] ?? " "))
      kept.push(character);
  }
  return kept.join("");
}

function isNeeded(character: string, before: string, after: string): boolean {
  if (shapes.test(character)) return visible.test(before) || (character === "\u200d" && /\p{VS}/u.test(before));
  if (marksOfDirection.test(character)) return !marksOfDirection.test(before);
  if (jamoFillers.test(character)) return jamo.test(before) || jamo.test(after);
  return tags.test(character) && (before === blackFlag || tags.test(before));
}

/** U+2068 and U+2069: what is between them cannot change the direction of the text around it. */
const [firstStrongIsolate, popIsolate] = ["\u2068", "\u2069"];

/** Latin letters, digits and punctuation run as our sentences do, and need no isolation. */
const runsLikeOurs = /^[\u0020-\u024f\u2010-\u2027\u2030-\u205e]*$/;

/** A text of a member inside a sentence of ours, on one line; for subjects, plain text and other texts without markup. */
export function isolate(value: string): string {
  const line = toLine(value);
  return runsLikeOurs.test(line) ? line : `${firstStrongIsolate}${line}${popIsolate}`;
}
