import type { Span } from "../markup/parseMarkup";

/** A member who is named in a text: the part of it in UTF-16 units, which begins with `@`, and who it is. */
export interface Mention extends Span {
  user: { id: string; name: string };
}

/** The same in a text that is being written. */
export interface WrittenMention extends Span {
  userId: string;
}

/**
 * The mentions of a text after a change of it: those behind the change move, and one that was changed itself is none any more.
 * `chosen` is new.
 */
export function moveMentions(
  before: string,
  after: string,
  mentions: readonly WrittenMention[],
  chosen: WrittenMention | null = null,
): WrittenMention[] {
  const { start, end } = changedPart(before, after);
  const shift = after.length - before.length;
  const moved = mentions.flatMap((mention) => {
    if (mention.start + mention.length <= start) return [mention];
    return mention.start >= end ? [{ ...mention, start: mention.start + shift }] : [];
  });
  return [...moved, ...(chosen ? [chosen] : [])].sort((one, other) => one.start - other.start);
}

/** The part of the text before that is another one after. */
function changedPart(before: string, after: string): { start: number; end: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, end: before.length - same };
}

/**
 * The mentions in the end of a text, as in what follows its title. What lies between the words there may have changed, so that places
 * are counted: the third `@Amihan` from the end is the third one there.
 */
export function mentionsIn<M extends Span>(end: string, whole: string, mentions: readonly M[]): M[] {
  return mentions.flatMap((mention) => {
    if (end === whole) return [mention];
    const typed = whole.slice(mention.start, mention.start + mention.length);
    const all = placesOf(typed, whole);
    const start = placesOf(typed, end).at(all.indexOf(mention.start) - all.length);
    return start === undefined ? [] : [{ ...mention, start }];
  });
}

function placesOf(typed: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + typed.length)) places.push(at);
  return places;
}
