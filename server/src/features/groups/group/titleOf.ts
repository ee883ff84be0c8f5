import { firstLine } from "../../../platform/markup/withoutMarkup";
import { teasers as limits } from "../limits";

const firstSentence = new RegExp(`^.{20,${limits.titleCharacters - 1}}?[.!?:](?=\\s)`, "u");

/** The first line of a text without its markup; if it is long, its first sentence, or as many words as fit. */
export function titleOf(text: string): string {
  const line = firstLine(text);
  const letters = [...line];
  if (letters.length <= limits.titleCharacters) return line;
  const sentence = firstSentence.exec(line)?.[0];
  if (sentence) return sentence.replace(/:$/, "");
  const start = letters.slice(0, limits.titleCharacters).join("");
  return `${start.replace(/\s+\S*$/u, "")}…`;
}
