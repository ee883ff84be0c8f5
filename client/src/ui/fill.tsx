import { Fragment, type ReactNode } from "react";

/** The names in braces of a sentence. */
type NamesIn<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A sentence with elements in the place of its `{names}`, so that a translation may put them in another order. */
export function fill<const Sentence extends string>(
  sentence: Sentence,
  elements: Record<NamesIn<Sentence>, ReactNode>,
) {
  const byName: Record<string, ReactNode> = elements;
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={index}>{byName[part]}</Fragment>));
}
