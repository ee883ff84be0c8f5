/** Created lazily: it is seldom needed and takes tens of milliseconds on a phone. */
let graphemes: Intl.Segmenter | undefined;

/** The first letters of the first and the last word, as people see letters: an emoji or an accented letter is one. */
export function initialsOf(name: string): string {
  const letters = name.normalize("NFC").split(/\s+/).map(firstLetter).filter(Boolean);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join("") || "?";
}

/** The first letter, digit or emoji of a word; empty when it has none. */
function firstLetter(word: string): string {
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of graphemes.segment(word)) {
    if (/^[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(segment)) return segment.toUpperCase();
  }
  return "";
}
