let format: Intl.ListFormat | undefined;

/** Created when it is first needed: the language data of the browser come with it, which takes a phone some 150 ms. */
const listFormat = () => (format ??= new Intl.ListFormat("en-GB"));

/** "one, two and three". */
export const listOf = (words: readonly string[]): string =>
  words.length > 1 ? listFormat().format(words) : (words[0] ?? "");

/** The same in parts, where each word is an `element`. */
export const partsOfList = (words: readonly string[]) => listFormat().formatToParts(words);
