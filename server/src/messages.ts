/** A sentence for people as data. Only an edge words it, so that it can be in any language there. */
export interface Message {
  /** Names it for clients, as in `posts.notFound`; null for a library's own sentence. */
  readonly key: string | null;
  readonly english: string;
  /** What stands in the places of its text, as in `{max}`. */
  readonly parameters: Parameters;
}

type Parameters = Readonly<Record<string, string | number>>;

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

/** Takes exactly the parameters that its text has places for. */
type Sentence<Text extends string> = [Places<Text>] extends [never]
  ? () => Message
  : (parameters: Readonly<Record<Places<Text>, string | number>>) => Message;

/** The catalogue of a feature: `declareMessages("posts", { notFound: "Post not found" }).notFound()`. */
export function declareMessages<const Texts extends Readonly<Record<string, string>>>(
  feature: string,
  texts: Texts,
): { readonly [Name in keyof Texts]: Sentence<Texts[Name]> } {
  const sentences = Object.entries(texts).map(([name, english]) => {
    const key = `${feature}.${name}`;
    // The rules of inputs call all sentences alike, and give a plain one what it has no place for.
    const hasPlaces = /\{\w+\}/.test(english);
    const say = (given: Parameters = {}): Message => ({ key, english, parameters: hasPlaces ? given : {} });
    return [name, say];
  });
  return Object.fromEntries(sentences) as { [Name in keyof Texts]: Sentence<Texts[Name]> };
}

/** A sentence of a library, which nobody translates. */
export const foreign = (english: string): Message => ({ key: null, english, parameters: {} });

export function inEnglish({ english, parameters }: Message): string {
  return english.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
