/** A name that is being typed after `@`. */
export interface TypedMention {
  /** Where its `@` is. */
  start: number;
  /** What was typed after it. */
  typed: string;
}

/** An `@` after a letter or a digit is in a mail address, one after a slash or a dot in an address of the web. */
const beginning = /(?:^|[^\p{L}\p{N}_@./-])@([^\s@][^\n@]*)?$/u;

/** Longer than most names; people who have a longer one are found by its beginning. */
const maxTyped = 40;
const maxWords = 4;

/** The name that the cursor is in; null for none. */
export function mentionAt(text: string, cursor: number): TypedMention | null {
  const before = text.slice(Math.max(0, cursor - maxTyped - 2), cursor);
  const match = beginning.exec(before);
  if (!match) return null;
  const typed = match[1] ?? "";
  if (typed.length > maxTyped || typed.trim().split(/\s+/).length > maxWords) return null;
  return { start: cursor - typed.length - 1, typed };
}
