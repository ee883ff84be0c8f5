import { readWordList } from "./wordList";

interface Rule {
  british: RegExp;
  american: string;
  /** Words that only look British. */
  except?: RegExp;
}

const isNoSuffix =
  /^(exercis|promis|precis|enterpris|expertis|premis|paradis|ris|rais|wis|nois|disguis|franchis|compromis|concis|otherwis|likewis|prais|cruis|bruis|chemis|advis|devis|revis|supervis|pois|tortois|turquois|treatis|surpris|dis)/;

/** Each British ending and beginning beside the American one; the whole vocabulary of both follows from these. */
const rules: readonly Rule[] = [
  {
    british:
      /^(col|behavi|fav|lab|neighb|hon|harb|hum|flav|rum|arm|vap|od|tum|endeav|savi|parl|sav|splend|vig|rig|ferv|val)our/,
    american: "$1or",
  },
  { british: /is(e|ed|es|ing|ation|ations|er|ers|able)$/, american: "iz$1", except: isNoSuffix },
  { british: /ys(e|ed|es|ing|er|ers)$/, american: "yz$1" },
  { british: /^(an|gyn|orthop|encyclop|p|leuk|arch|pal|medi|c|prim|h)ae(?=[a-z]{3})/, american: "$1e" },
  { british: /^oe(?=s|d|st)/, american: "e" },
  { british: /^foet/, american: "fet" },
  { british: /rrhoea/, american: "rrhea" },
  { british: /([a-z]{2}[aeiou])ll(ed|ing|er|ers|ery|or|ors|ist)$/, american: "$1l$2" },
  { british: /(cent|theat|met|lit|fib|calib|lust|spect|somb)re(s?)$/, american: "$1er$2" },
  { british: /(cata|dia|mono|ana|epi)logue(s?)$/, american: "$1log$2" },
];

const sameWord = readWordList("spellings.txt");

/** The word that stands for an irregular, ambiguous or otherwise listed form; it needs no further stemming. */
export const listedWord = (word: string): string | undefined => sameWord.get(word);

/** The American spelling of a word with a regular British one. */
export function ruledSpelling(word: string): string {
  return rules.reduce(
    (spelled, { british, american, except }) => (except?.test(spelled) ? spelled : spelled.replace(british, american)),
    word,
  );
}
