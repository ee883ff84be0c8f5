import { topics as known } from "./texts";

/** As many as the service takes, and how long each may be. */
export const [maxTopics, topicLength] = [10, 50];

/** "Spanish" and "spanish" are one topic, as in the service. */
const keyOf = (topic: string) => topic.normalize("NFC").toLowerCase();

/** The topics with those of a text, separated by commas; repeats and what is too many are left out. */
export function addTopics(topics: readonly string[], text: string): string[] {
  const all = [...topics];
  for (const topic of text.split(",").map((part) => part.trim())) {
    if (topic && !all.some((one) => keyOf(one) === keyOf(topic))) all.push(topic);
  }
  return all.slice(0, maxTopics);
}

/** Known topics with a word that begins as the text does; at first the usual ones. */
export function findTopics(text: string, chosen: readonly string[], most: number): string[] {
  const sought = keyOf(text.trim());
  const taken = new Set(chosen.map(keyOf));
  const fits = (topic: string) => keyOf(topic).startsWith(sought) || keyOf(topic).includes(` ${sought}`);
  return known.filter((topic) => !taken.has(keyOf(topic)) && fits(topic)).slice(0, most);
}
