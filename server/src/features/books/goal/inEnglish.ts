import path from "node:path";
import { stemmer as spanishStem } from "@orama/stemmers/spanish";
import { fold } from "../language/tokens";
import { readLines } from "../language/wordList";

/** Subjects in another language, by their words in the form that is compared, with their English words. */
type Subjects = ReadonlyMap<string, string>;

const lines = readLines(path.join("..", "thesaurus", "otherLanguages.txt"));
const isWrapping = (line: string) => line.startsWith("es:");

/** A Spanish word without its ending; accents are often left out. */
const spanish = (word: string): string => spanishStem(fold(word));
const isSpanishWrapping = memberOf(lines.filter(isWrapping).flatMap((line) => wordsOf(line.slice(3)).map(spanish)));
/** Words of both languages say nothing of which it is. */
const isInBoth = memberOf(["a", "me", "no", "he", "son", "sin", "once", "come", "as", "is", "in", "to"]);

const arabicSubjects = subjectsOf(1, (phrase) => wordsOf(arabic(phrase)).map(withoutArticle).join(" "));
const japaneseSubjects = subjectsOf(2, japanese);
const spanishSubjects = subjectsOf(0, (phrase) => spanishWords(phrase).join(" "));

/** Of a goal; more say nothing more. */
const mostWords = 60;

const isArabic = /\p{Script=Arabic}/u;
const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const latinWords = /[\p{Script=Latin}\d][\p{Script=Latin}\d+#.]*/gu;

/**
 * A goal in Spanish, Arabic or Japanese by the English words of its subjects, if it names any that the dictionary has; names
 * stay. Every other goal as it is.
 */
export function inEnglish(goal: string): string {
  const found = isArabic.test(goal) ? readArabic(goal) : isJapanese.test(goal) ? readJapanese(goal) : readSpanish(goal);
  return found.length > 0 ? [...new Set(found)].join(", ") : goal;
}

function readSpanish(goal: string): string[] {
  const written = wordsOf(goal)
    .slice(0, mostWords)
    .map((word) => ({ word, stem: spanish(word) }))
    .filter(({ word }) => !isInBoth(fold(word)));
  const telling = written.filter(({ stem }) => !isSpanishWrapping(stem));
  const { subjects, left } = longestMatches(telling, (words) =>
    spanishSubjects.get(words.map(({ stem }) => stem).join(" ")),
  );
  const known = written.length - left.length;
  const names = left.flatMap(({ word }) => (/^\p{Lu}/u.test(word) ? [word] : []));
  return subjects.length > 0 && (known + names.length) * 2 > written.length ? [...subjects, ...names] : [];
}

function readArabic(goal: string): string[] {
  const { subjects } = longestMatches(wordsOf(arabic(goal)).slice(0, mostWords), (words) => {
    const forms = words.map((word) => [withoutArticle(word), withoutArticle(word.replace(/^[وفبلك]/u, ""))]);
    const [first = [], ...rest] = forms;
    return first.map((form) => [form, ...rest.map(([other]) => other)].join(" ")).flatMap(known(arabicSubjects))[0];
  });
  return subjects.length > 0 ? [...subjects, ...(goal.match(latinWords) ?? [])] : [];
}

/** Without spaces between words: from each place the longest subject that begins there. */
function readJapanese(goal: string): string[] {
  const { subjects } = longestMatches([...japanese(goal)], (letters) => japaneseSubjects.get(letters.join("")), 12);
  return subjects.length > 0 ? [...subjects, ...(goal.match(latinWords) ?? [])] : [];
}

/** Reads the parts from the first on; at each place the most parts that are a subject together. */
function longestMatches<T>(parts: readonly T[], find: (parts: readonly T[]) => string | undefined, most = 4) {
  const subjects: string[] = [];
  const left: T[] = [];
  let place = 0;
  while (place < parts.length) {
    let length = Math.min(most, parts.length - place);
    while (length > 0 && find(parts.slice(place, place + length)) === undefined) length -= 1;
    const subject = find(parts.slice(place, place + length));
    if (subject === undefined) left.push(...parts.slice(place, place + 1));
    else subjects.push(subject);
    place += Math.max(1, length);
  }
  return { subjects, left };
}

const known = (subjects: Subjects) => (key: string) => subjects.get(key) ?? [];

/** The subjects of the language in this column. */
function subjectsOf(column: number, keyOf: (phrase: string) => string): Subjects {
  const pairs = lines
    .filter((line) => !isWrapping(line))
    .flatMap((line) => {
      const [english = "", others = ""] = line.split(" = ");
      const phrases = others.split(";")[column]?.split(",") ?? [];
      return phrases.map((phrase) => [keyOf(phrase.trim()), english.trim()] as const);
    });
  return new Map(pairs.filter(([key]) => key !== ""));
}

function memberOf(words: readonly string[]): (word: string) => boolean {
  const set = new Set(words);
  return (word) => set.has(word);
}

function wordsOf(text: string): string[] {
  return text.normalize("NFC").match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
}

function spanishWords(phrase: string): string[] {
  const words = wordsOf(phrase).filter((word) => !isInBoth(fold(word)));
  const telling = words.filter((word) => !isSpanishWrapping(spanish(word)));
  return telling.map(spanish);
}

/** One letter for those that people write in several ways. */
function arabic(text: string): string {
  return fold(text).replace(/ـ/gu, "").replace(/ة/gu, "ه").replace(/ى/gu, "ي");
}

/** Without "the", and with "my" as what it belongs to: "ذاكرتي" is "ذاكره". */
function withoutArticle(word: string): string {
  const bare = word.replace(/^(?:ال|لل)(?=.{2})/u, "");
  return bare.replace(/(?<=.{3})تي$/u, "ه");
}

/** Katakana as hiragana. */
function japanese(text: string): string {
  return fold(text).replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}
