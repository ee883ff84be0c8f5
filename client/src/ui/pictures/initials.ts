/** Created when it is first needed: the language data of the browser come with it, which takes a phone some 150 ms. */
let graphemes: Intl.Segmenter | undefined;

/** The first letters of the first and the last word, as people see letters: an emoji or an accented letter is one. */
export function initialsOf(name: string): string {
  const letters = name.normalize("NFC").split(/\s+/).map(firstLetter).filter(Boolean);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join("") || "?";
}

/** A letter or digit that nothing behind it joins: what most words begin with. */
const plainLetter = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}0-9](?![\p{M}\p{Emoji_Modifier}\u200d])/u;

/** The first letter, digit or emoji of a word; empty when it has none. */
function firstLetter(word: string): string {
  const plain = plainLetter.exec(word);
  if (plain) return plain[0].toUpperCase();
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of graphemes.segment(word)) {
    if (/^[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(segment)) return segment.toUpperCase();
  }
  return "";
}
