import { readWordList } from "./wordList";

/** Words whose s is no sign of British spelling; left alone so that their stems stay apart from others. */
const keepsItsS =
  /^(exercis|promis|precis|enterpris|expertis|premis|paradis|ris|rais|wis|nois|disguis|franchis|compromis|concis|otherwis|likewis|prais|crui|brui|chemis|advis|devis|revis|supervis|poi|tortois|turquois|treatis|surpris|dis)/;

/** Each British ending and beginning beside the American one; the whole vocabulary of both follows from these. */
const rules: readonly (readonly [RegExp, string])[] = [
  [
    /^(col|behavi|fav|lab|neighb|hon|harb|hum|flav|rum|arm|vap|od|tum|endeav|savi|parl|sav|splend|vig|rig|ferv|val)our/,
    "$1or",
  ],
  [/is(e|ed|es|ing|ation|ations|er|ers|able)$/, "iz$1"],
  [/ys(e|ed|es|ing|er|ers)$/, "yz$1"],
  [/^(an|gyn|orthop|encyclop|p|leuk|arch|pal|medi|c|prim|h)ae(?=[a-z]{3})/, "$1e"],
  [/^oe(?=s|d|st)/, "e"],
  [/^foet/, "fet"],
  [/rrhoea/, "rrhea"],
  [/([a-z]{2}[aeiou])ll(ed|ing|er|ers|ery|or|ors|ist)$/, "$1l$2"],
  [/(cent|theat|met|lit|fib|calib|lust|spect|somb)re(s?)$/, "$1er$2"],
  [/(cata|dia|mono|ana|epi)logue(s?)$/, "$1log$2"],
];

const sameWord = readWordList("spellings.txt");

/** The word that stands for an irregular, ambiguous or otherwise listed form; it needs no further stemming. */
export const listedWord = (word: string): string | undefined => sameWord.get(word);

/** The American spelling of a word whose British one follows a rule. */
export function ruledSpelling(word: string): string {
  return rules.reduce((spelled, [pattern, replacement], index) => {
    if (index === 1 && keepsItsS.test(spelled)) return spelled;
    return spelled.replace(pattern, replacement);
  }, word);
}
