const longest = 80;

/** A group's title, or the beginning of the first line that started it. */
export function nameOfGroup({ title, post }: { title: string | null; post: { text: string } }): string {
  if (title) return title;
  const line = post.text.trim().split("\n")[0] ?? "";
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
