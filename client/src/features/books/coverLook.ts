import type { BookCardFragment } from "../../generated/hooks";
import type { Shape } from "../../ui/pictures/ShapeIcon";
import { subjectLook } from "./subjectLook";

const patterns = ["corner", "row", "stack", "rings", "horizon", "scatter"] as const;
export type CoverPattern = (typeof patterns)[number];

/** Ground, letters and drawing; each pair of ground and letters is readable in every interest's colour. */
const inks = [
  { ground: "subject", letters: "ink", art: "ink" },
  { ground: "paper", letters: "ink", art: "subject" },
  { ground: "ink", letters: "paper", art: "subject" },
] as const;

/** What a cover shows, drawn or not. */
export type CoverBook = Pick<BookCardFragment, "id" | "title" | "authors" | "categories" | "cover">;

interface CoverLook {
  pattern: CoverPattern;
  shape: Shape;
  ground: string;
  letters: string;
  art: string;
}

/** How a drawn cover looks: its colour and shape by the subject, all else by the book's id, the same every time. */
export function coverLook(book: Pick<BookCardFragment, "id" | "title" | "categories">): CoverLook {
  const { color, shape } = subjectLook(book);
  const hash = hashOf(book.id);
  const ink = inks[hash % inks.length] ?? inks[0];
  const named = (name: string) => (name === "subject" ? color : name);
  return {
    pattern: patterns[Math.floor(hash / inks.length) % patterns.length] ?? "corner",
    shape,
    ground: named(ink.ground),
    letters: named(ink.letters),
    art: named(ink.art),
  };
}

/** FNV-1a: spreads ids that differ in their last characters only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
