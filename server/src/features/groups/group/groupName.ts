import { inEnglish } from "../../../messages";
import type { AppContext } from "../../../platform/context";
import { firstLine } from "../../../platform/markup/withoutMarkup";
import { names as limits } from "../limits";
import type { Post } from "../discussion/Post";
import { groupMessages } from "../messages";
import type { Group } from "./Group";

const firstSentence = new RegExp(`^.{${limits.least},${limits.most - 1}}?[.!?:](?=\\s)`, "u");

/** A group, and what was written first in it. */
interface Named {
  title: string | null;
  text: string;
}

/** The name of a group everywhere: its title; without one, the first words of its first message, without markup. */
export const nameOf = ({ title, text }: Named): string =>
  title ?? (firstWordsOf(text) || inEnglish(groupMessages.unnamed()));

/** The first line of a text; if it is long, its first sentence, or as many words as fit. */
function firstWordsOf(text: string): string {
  const start = [...text.trimStart().slice(0, 2 * limits.madeOf)].slice(0, limits.madeOf);
  const line = firstLine(start.join(""));
  const letters = [...line];
  if (letters.length <= limits.most) return line;
  const sentence = firstSentence.exec(line)?.[0];
  if (sentence) return sentence.replace(/:$/, "");
  const first = letters.slice(0, limits.most).join("");
  const words = first.replace(/\s+\S*$/u, "");
  return `${words.length < limits.least ? first : words}…`;
}

/** Whether an expression of `readName` gave the name of the other in a group of two. */
export const isOtherOfTwo = (read: string | null): boolean => read?.startsWith("\t") ?? false;

/** The name in what an expression of `readName` gives. */
export function nameIn(read: string | null): string {
  if (read !== null && isOtherOfTwo(read)) return read.slice(1);
  const isTitle = read !== null && !read.startsWith("\n");
  return nameOf({ title: isTitle ? read : null, text: read ?? "" });
}

/** The name of a group as the viewer sees it: a group of two is called by the other's name. */
export function nameOfGroup(ctx: AppContext, { id, title, isForTwo, post }: Group): string | Promise<string> {
  if (!isForTwo && (title !== null || post)) return nameOf({ title, text: (post as Post | undefined)?.text ?? "" });
  return nameOfPost(ctx, id);
}

/** The same by the id of its post. */
export const nameOfPost = (ctx: AppContext, groupId: string): Promise<string> =>
  ctx.loaders.groupName.load({ groupId, viewerId: ctx.viewer?.id ?? null });
