import { webUrl } from "../webUrl";

interface TextPart {
  text: string;
  /** Where it leads; null for plain text. */
  href: string | null;
}

/** Without spaces, quotes, brackets of HTML, and characters that turn the direction of writing around. */
const address = /\bhttps?:\/\/[^\s<>"\u200e\u200f\u202a-\u202e\u2066-\u2069]+/i;
const addresses = new RegExp(address, "gi");
const addressHere = new RegExp(address, "iy");
const onlyAddress = new RegExp(`^(?:${address.source})$`, "i");

/** Divides what a member wrote at its web addresses. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(addresses)) {
    const href = withoutEnd(match);
    if (!webUrl(href)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: href, href });
    end = index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** What looks like an address at this place, up to the next space, and the address at its beginning; null for none. */
export function addressAt(text: string, index: number): { typed: string; href: string | null } | null {
  addressHere.lastIndex = index;
  const typed = addressHere.exec(text)?.[0];
  if (!typed) return null;
  const href = withoutEnd(typed);
  return { typed, href: webUrl(href) };
}

/** Whether the whole text is an address that may become a link. */
export const isAddress = (text: string): boolean => onlyAddress.test(text) && webUrl(text) !== null;

const endsSentence = /[.,:;!?'’”»*_。，、！？]/u;

/** The end of a sentence is no part of its last address, nor is a bracket that was opened before it. */
function withoutEnd(match: string): string {
  const count = (bracket: string) => match.split(bracket).length;
  const unopened: Record<string, number> = { ")": count(")") - count("("), "]": count("]") - count("[") };
  let end = match.length;
  for (; end > 0; end--) {
    const last = match.charAt(end - 1);
    const extra = unopened[last] ?? 0;
    if (extra > 0) unopened[last] = extra - 1;
    else if (!endsSentence.test(last)) break;
  }
  return match.slice(0, end);
}
