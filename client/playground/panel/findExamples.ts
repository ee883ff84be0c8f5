import type { Example, Topic } from "../examples/example";

/**
 * The topics with the examples that have all words, in their title, topic, line or operations. Those with the words in their title come
 * first.
 */
export function findExamples(topics: readonly Topic[], text: string): readonly Topic[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return topics;
  const hasAll = (searched: string) => words.every((word) => searched.toLowerCase().includes(word));
  const has = (topic: Topic, { title, line, query }: Example) => {
    const names = [...query.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)].map(([, name]) => name);
    return hasAll([title, topic.title, line, ...names].join(" "));
  };
  const inTitle = ({ title }: Example) => (hasAll(title) ? 0 : 1);
  const first = ({ examples }: Topic) => Math.min(...examples.map(inTitle));
  return topics
    .map((topic) => ({ ...topic, examples: topic.examples.filter((example) => has(topic, example)) }))
    .filter(({ examples }) => examples.length > 0)
    .map((topic) => ({ ...topic, examples: topic.examples.toSorted((a, b) => inTitle(a) - inTitle(b)) }))
    .toSorted((a, b) => first(a) - first(b));
}
