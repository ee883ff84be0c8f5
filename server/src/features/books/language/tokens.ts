/** Names that letters and digits alone would tear apart. */
const unbreakable: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/g, "cplusplus"],
  [/\b([cf])#/g, "$1sharp"],
  [/\basp\.net\b/g, "aspnet"],
  [/(^|\s)\.net\b/g, "$1dotnet"],
  [/\b(node|vue|react|next|three|d3)\.js\b/g, "$1js"],
  [/\bo['’]clock\b/g, "oclock"],
];

/** Nearly no text has one of them: looking once is quicker than replacing six times. */
const mayBeUnbreakable = /c\+\+|[cf]#|\.(?:net|js)\b|o['’]clock/;

/** Scripts that put no spaces between words; every two neighbouring characters count as a word there. */
const spaceless =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+$/u;
const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const sentenceEnd = /[.!?;:]+(?:\s|$)|[()[\]{}"“”\n|]+/u;

/** No word of any language is longer; what is longer is noise. */
const longestWord = 40;

/** Whether the words are simply the runs of letters and digits, and short: as in most of what is read. */
const isSimple = (folded: string): boolean => !/\P{ASCII}|'|[a-z\d]{41}/u.test(folded);
const simpleWord = /[a-z\d]+/g;

/** Lower case without accents, the same for every way of writing the same letters; never fails on broken text. */
export function fold(text: string): string {
  const isPlain = !/\P{ASCII}/u.test(text);
  const plain = (isPlain ? text : withoutAccents(text)).toLowerCase();
  if (!mayBeUnbreakable.test(plain)) return plain;
  return unbreakable.reduce((folded, [pattern, name]) => folded.replace(pattern, name), plain);
}

const withoutAccents = (text: string): string =>
  text.toWellFormed().normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFC");

/** The words of a text as they stand there, folded, in order. */
export function tokenize(text: string): string[] {
  return wordsOf(fold(text));
}

/** As `tokenize`, but one list per sentence or clause: two words make a phrase only inside one. */
export function tokenizeSentences(text: string): string[][] {
  return fold(text)
    .split(sentenceEnd)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

function wordsOf(folded: string): string[] {
  if (isSimple(folded)) return folded.match(simpleWord) ?? [];
  return (folded.match(wordPattern) ?? []).flatMap((word) => (spaceless.test(word) ? pairsOf(word) : [trim(word)]));
}

function trim(word: string): string {
  return word
    .replace(/['’]s$/u, "")
    .replace(/['’]/gu, "")
    .slice(0, longestWord);
}

function pairsOf(run: string): string[] {
  const characters = [...run].slice(0, 200);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ""}${character}`);
}
