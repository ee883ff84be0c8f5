import type { DemoMention } from "./demoTypes";

/** Reads `@key` as a mention of this person: their name comes in its place. */
export function readMentions(
  notes: string,
  names: ReadonlyMap<string, string>,
): { text: string; mentions: DemoMention[] } {
  const mentions: DemoMention[] = [];
  let text = "";
  for (const part of notes.split(/(?<=^|[^\p{L}\p{N}])(@[a-z]+)/u)) {
    const memberKey = part.slice(1);
    const name = part.startsWith("@") ? names.get(memberKey) : undefined;
    if (name) mentions.push({ start: text.length, length: name.length + 1, memberKey });
    text += name ? `@${name}` : part;
  }
  return { text, mentions };
}
