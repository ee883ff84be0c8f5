import * as texts from "../texts";

/** The service's messages about a field in the words of a form. The first pattern that fits decides. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [/^text is required$/i, texts.writeFirst],
  [/must not be before/i, texts.endAfterStart],
  [/must be an http or https address/i, texts.fullLink],
  [/must be the name of a time zone/i, texts.chooseTimeZone],
  [/must be a date/i, texts.fullDate],
  [/cannot be stored/i, texts.cannotBeSaved],
  [/must have at most (\S+) characters each/i, texts.useAtMostEach],
  [/must have at most (\S+) entries/i, texts.addAtMostThese],
  [/must have at most (\S+) characters/i, texts.useAtMost],
  [/^\S*skills must be at most (\S+)/i, texts.addAtMost],
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
