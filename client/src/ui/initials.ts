const colors = ["coding", "finance", "language", "chemistry", "art", "medicine", "physics"] as const;

/** The first letters of the first and the last word, whole characters even for emoji. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 63) : ""));
  return letters.join("").toLocaleUpperCase() || "?";
}

/** A colour token that is the same for the same name, everywhere and always. */
export function personColor(name: string): string {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 100_003;
  return `interest.${colors[hash % colors.length]}`;
}
