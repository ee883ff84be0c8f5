import type { StoredMention } from "./Mention";

/* Where mentions stand in texts. All positions count UTF-16 code units, as `slice` does. */

interface Text {
  text: string;
  mentions: readonly StoredMention[];
}

export const inOrder = (mentions: readonly StoredMention[]): StoredMention[] =>
  mentions.toSorted((one, other) => one.start - other.start);

/** Those of an input as they are stored. */
export const toStored = (given: readonly StoredMention[]): StoredMention[] =>
  inOrder(given.map(({ start, length, userId }) => ({ start, length, userId: userId.toLowerCase() })));

/** What stands at a mention: `@` and the name. */
export const markedPart = (text: string, { start, length }: Omit<StoredMention, "userId">): string =>
  text.slice(start, start + length);

const goesOn = (text: string, end: number): boolean => /^[\p{L}\p{M}\p{N}]/u.test(text.slice(end, end + 2));

/** The mentions of a text with a name that still stands in another text, with their places there. */
export function keptMentions({ text: before, mentions }: Text, text: string): StoredMention[] {
  const kept: StoredMention[] = [];
  // The longest first: of "@Ada" and "@Ada Lovelace", the first also stands at the beginning of the second.
  const longestFirst = mentions.toSorted((one, other) => other.length - one.length || one.start - other.start);
  for (const mention of longestFirst) {
    const start = findPlace(text, markedPart(before, mention), goesOn(before, mention.start + mention.length), kept);
    if (start !== null) kept.push({ ...mention, start });
  }
  return inOrder(kept);
}

/** The first place of the part that no other mention has. `mayGoOn`: also as the beginning of a longer word, as it was before. */
function findPlace(text: string, part: string, mayGoOn: boolean, taken: readonly StoredMention[]): number | null {
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
    const end = start + part.length;
    const isFree = !taken.some((other) => start < other.start + other.length && other.start < end);
    if (isFree && (mayGoOn || !goesOn(text, end))) return start;
  }
  return null;
}

/** The text with `@` and another name in the place of each mention of these members, and its other mentions where they stand then. */
export function renamed({ text, mentions }: Text, isGone: (userId: string) => boolean, name: string): Text {
  const parts: string[] = [];
  const others: StoredMention[] = [];
  let [end, moved] = [0, 0];
  for (const mention of inOrder(mentions)) {
    if (!isGone(mention.userId)) {
      others.push({ ...mention, start: mention.start + moved });
      continue;
    }
    parts.push(text.slice(end, mention.start), `@${name}`);
    end = mention.start + mention.length;
    moved += name.length + 1 - mention.length;
  }
  return { text: [...parts, text.slice(end)].join(""), mentions: others };
}

/** For a column: null without any. */
export const toColumn = (mentions: readonly StoredMention[]): string | null =>
  mentions.length > 0 ? JSON.stringify(mentions) : null;
