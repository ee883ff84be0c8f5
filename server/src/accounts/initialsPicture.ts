const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The colours of the seven interests, the same that the pages use; ink is readable on all of them. */
const colors = ["#7ea9ff", "#62c58b", "#f5c04e", "#45c1cb", "#f18dc6", "#a9cd54", "#b096f7"] as const;
const ink = "#1f1d3d";
const neutral = "#cfc8bb";

/** Keeps neighbouring letters of a joined script apart, as initials are written. */
const nonJoiner = "\u200c";

/** A drawn picture of a member without a photo: their initials on a colour that stays theirs. */
export function initialsPicture(name: string): string {
  return draw(initialsOf(name), colorOf(name));
}

/** For a member that there is not (any more). */
export const nobodyPicture = () => draw("", neutral);

/** The first letters of the first and the last word, as people see letters: an emoji or an accented letter is one. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/)
    .map(firstLetter)
    .filter((letter) => letter !== null);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join(chosen.some((letter) => letter && isJoined(letter)) ? nonJoiner : "") || "?";
}

/** The first letter, digit or emoji of a word; null when it has none. */
function firstLetter(word: string): string | null {
  for (const { segment } of graphemes.segment(word)) {
    if (/^[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(segment)) return capital(segment);
  }
  return null;
}

/** Georgian writes names without capitals, and few fonts have them. */
function capital(letter: string): string {
  if (/\p{Script=Georgian}/u.test(letter)) return letter;
  const upper = [...graphemes.segment(letter.toUpperCase())];
  return upper[0]?.segment ?? letter;
}

const isJoined = (letter: string) =>
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u.test(letter);

/** The same name has the same colour, here and wherever the pages draw initials themselves. */
function colorOf(name: string): string {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return colors[hash % colors.length] ?? neutral;
}

function draw(letters: string, color: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256">',
    `<rect width="256" height="256" fill="${color}"/>`,
    letters === "" ? head : `<text ${textStyle}>${escapeXml(letters)}</text>`,
    "</svg>",
  ].join("");
}

const head = `<g fill="${ink}" opacity=".45"><circle cx="128" cy="104" r="44"/><path d="M40 256a88 88 0 0 1 176 0z"/></g>`;

const textStyle = `x="128" y="128" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-size="104" font-weight="600" fill="${ink}"`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
