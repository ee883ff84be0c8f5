import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../../start/config";
import { SentenceEncoder } from "./SentenceEncoder";
import { noEmbeddings, type Embeddings } from "./Embeddings";

export const openEmbeddings = (
  { bookEncoder }: Pick<Config, "bookEncoder">,
  log?: Pick<FastifyBaseLogger, "warn">,
): Embeddings => (bookEncoder ? new SentenceEncoder({ log }) : noEmbeddings);
