/** Marks of scripts where they only change a letter. In Hindi, Thai or kana, marks make another letter. */
const accents = String.raw`\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed`;
/** They have no look of their own: joiners, marks of direction, variation selectors. */
const invisible = String.raw`\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff`;
const dropped = new RegExp(`[${accents}${invisible}]`, "g");

/** Letters that Unicode does not take apart. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ı: "i", ς: "σ" },
  // Variants of Arabic letters, and Persian ones of the same sound.
  ...{ ى: "ي", ی: "ي", ې: "ي", ة: "ه", ہ: "ه", ک: "ك", ٱ: "ا" },
};
const katakana = String.raw`\u30a1-\u30f6`;
const digits = String.raw`\u0660-\u0669\u06f0-\u06f9\u0966-\u096f`;
const special = new RegExp(`[${Object.keys(letters).join("")}${katakana}${digits}]`, "g");

function replace(letter: string): string {
  const known = letters[letter];
  if (known !== undefined) return known;
  const code = letter.charCodeAt(0);
  // Hiragana stands before katakana, and decimal digits are in blocks of 16.
  return code > 0x3000 ? String.fromCharCode(code - 0x60) : String((code - (code < 0x0900 ? 0 : 6)) & 15);
}

// eslint-disable-next-line no-control-regex -- ASCII
const ascii = /^[\x00-\x7f]*$/;

/**
 * A text as it is stored in the index and searched for: without case, accents and variants of letters. In JavaScript, because
 * databases fold as their locale says. Its length can differ; `foldWithPlaces` has the places.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(dropped, "").normalize("NFC").toLowerCase().replace(special, replace);
}

/** A letter with its marks, and the parts of a Korean syllable, which Unicode composes. */
const clusters = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu;

/** A folded text, and of each of its UTF-16 units where in the text it begins and ends. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

export function foldWithPlaces(text: string): Folded {
  const folded: Folded = { text: "", starts: [], ends: [] };
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const part = fold(cluster);
    folded.text += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      folded.starts.push(index);
      folded.ends.push(index + cluster.length);
    }
  }
  return folded;
}
