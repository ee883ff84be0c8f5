/** A message for people as data. Only the edges render it, so that it can be translated. */
export interface Message {
  /** Its key for clients, as in `posts.notFound`; null for a message of a library. */
  readonly key: string | null;
  readonly english: string;
  /** The values for the placeholders of the text, as in `{max}`. */
  readonly parameters: Parameters;
}

type Parameters = Readonly<Record<string, string | number>>;

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Takes exactly the parameters of its text's placeholders. */
type Sentence<Text extends string> = [Placeholders<Text>] extends [never]
  ? () => Message
  : (parameters: Readonly<Record<Placeholders<Text>, string | number>>) => Message;

/** Declares the messages of a feature: `declareMessages("posts", { notFound: "Post not found" }).notFound()`. */
export function declareMessages<const Texts extends Readonly<Record<string, string>>>(
  feature: string,
  texts: Texts,
): { readonly [Name in keyof Texts]: Sentence<Texts[Name]> } {
  const sentences = Object.entries(texts).map(([name, english]) => {
    const key = `${feature}.${name}`;
    // Validation rules pass parameters to every message, also to those without placeholders.
    const hasPlaceholders = /\{\w+\}/.test(english);
    const say = (given: Parameters = {}): Message => ({ key, english, parameters: hasPlaceholders ? given : {} });
    return [name, say];
  });
  return Object.fromEntries(sentences) as { [Name in keyof Texts]: Sentence<Texts[Name]> };
}

/** A message of a library, without a key for translation. */
export const foreign = (english: string): Message => ({ key: null, english, parameters: {} });

export function inEnglish({ english, parameters }: Message): string {
  return english.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place));
}
