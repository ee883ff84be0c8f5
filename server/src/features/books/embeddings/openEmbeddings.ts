import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../../start/config";
import { SentenceEncoder } from "./SentenceEncoder";
import { noSentences, type Sentences } from "./Embeddings";

export const openSentences = (
  { bookEncoder }: Pick<Config, "bookEncoder">,
  log?: Pick<FastifyBaseLogger, "warn">,
): Sentences => (bookEncoder ? new SentenceEncoder({ log }) : noSentences);
