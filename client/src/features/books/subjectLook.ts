import type { Interest } from "../../generated/hooks";
import { interestLook, interests } from "../../shared/interests";

/** Which words in a book's categories belong to which of the seven interests; the first rule that fits decides. */
const rules: readonly (readonly [RegExp, Interest])[] = [
  [/financ|invest|econom|business|manage|money|account|politic|law\b/i, "FINANCE"],
  [/program|software|comput|data|web|internet/i, "CODING"],
  [/medic|health|nurs|anatom|psycholog|parent|fitness|body/i, "MEDICINE"],
  [/chemi|biolog|cook|garden|nature|environment/i, "CHEMISTRY"],
  [/\barts?\b|design|photo|music|draw|paint|craft|film|architect/i, "ART"],
  [/physic|astronom|mathemat|statistic|engineer|electronic|science|technolog/i, "PHYSICS"],
  [/language|linguist|writing|litera|histor|philosoph|educat|study|foreign/i, "LANGUAGE"],
];

/** The colour and shape of a book's subject; a book that fits no subject keeps one of its own by its title. */
export function subjectLook({ categories, title }: { categories: readonly string[]; title: string }) {
  for (const category of categories) {
    const rule = rules.find(([words]) => words.test(category));
    if (rule) return interestLook(rule[1]);
  }
  return interests[[...title].length % interests.length] ?? interestLook("CODING");
}
