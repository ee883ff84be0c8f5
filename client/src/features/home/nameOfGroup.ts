import type { NamedGroupFragment } from "../../generated/homeHooks";

const longest = 80;

/** A group's title, or the beginning of the first line that started it. */
export function nameOfGroup({ title, post }: NamedGroupFragment): string {
  const words = title ?? post.text.trim().split("\n")[0] ?? "";
  return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
}
