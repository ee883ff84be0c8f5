/** The service's messages about a field in the words of a form. The first pattern that fits decides. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/^text is required$/i, "Write a message first"],
  [/must not be before/i, "The end date must be after the start date"],
  [/must be an http or https address/i, "Enter a full link starting with https://"],
  [/must be the name of a time zone/i, "Choose a time zone from the list"],
  [/must be a date/i, "Enter a full date"],
  [/cannot be stored/i, "Some of these characters can't be saved. Remove them and try again."],
  [/must have at most (\S+) characters each/i, "Use at most $1 characters for each skill"],
  [/must have at most (\S+) characters/i, "Use at most $1 characters"],
  [/^\S*skills must be at most (\S+)/i, "Add at most $1 skills"],
];

/** What a form shows under a field, without field names and jargon. */
export function wordFieldMessage(message: string): string {
  for (const [pattern, words] of wordings) {
    const match = pattern.exec(message);
    if (match) return words.replace("$1", toReadable(match[1] ?? ""));
  }
  return message;
}

const toReadable = (count: string) => (/^\d+$/.test(count) ? Number(count).toLocaleString("en") : count);
