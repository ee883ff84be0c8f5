import type { Config } from "../config";
import { SentenceEncoder } from "./SentenceEncoder";
import { noSentences, type Sentences } from "./Sentences";

export const openSentences = ({ bookEncoder }: Pick<Config, "bookEncoder">): Sentences =>
  bookEncoder ? new SentenceEncoder() : noSentences;
