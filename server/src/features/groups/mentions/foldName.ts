/** Marks of scripts where they only change a letter. In Hindi, Thai or kana, marks make another letter. */
const accents = new RegExp(
  String.raw`[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]`,
  "g",
);
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};
const special = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** A name or the beginning of one without case and accents, for comparisons. In JavaScript, because databases fold as their locale says. */
export const foldName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(accents, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, " ");

/** Whether the name, or what follows from any of its words on, begins with this folded text. */
export function nameBegins(name: string, text: string): boolean {
  const folded = foldName(name);
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + 1))
    if (at === 0 || !/[\p{L}\p{M}\p{N}]$/u.test(folded.slice(0, at))) return true;
  return false;
}
