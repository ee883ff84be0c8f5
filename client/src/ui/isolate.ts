/** Latin letters, digits and punctuation run as our sentences do, and need no isolation. */
const runsLikeOurs = /^[\u0020-\u024f\u2010-\u2027\u2030-\u205e]*$/;
/** They turn the direction of what follows, or start another line. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;
const gaps = /[\s\p{Cc}]+/gu;

/**
 * A text of a member inside a sentence that is a plain text: titles of pages, labels, alerts. U+2068 and U+2069 keep it from
 * changing the direction of the text around it; where the sentence is markup, use `<bdi>`.
 */
export function isolate(text: string): string {
  const line = text.replace(turns, "").replace(gaps, " ");
  return runsLikeOurs.test(line) ? line : `\u2068${line}\u2069`;
}
