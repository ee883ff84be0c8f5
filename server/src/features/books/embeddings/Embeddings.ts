import type { Embedding } from "./vectors";

/**
 * How a goal got a vector, or why not: it was remembered from before or encoded; too many were waiting (busy), it took
 * longer than the budget (late), or the encoder failed.
 */
export type EncodingOutcome = "remembered" | "encoded" | "busy" | "late" | "failed";

/** Turns sentences into vectors. */
export interface Embeddings {
  /** false: this process has no encoder, and `within` is always null. */
  readonly isOn: boolean;
  /**
   * Resolves when sentences of usual lengths are encoded in time, and also, with a line in the log, when that fails or takes
   * longer than its limit; never rejects. However often it is called, there is one warm-up.
   */
  warmUp(): Promise<void>;
  /** Null when it would take longer than the budget; never rejects. A text that came too late is known the next time. */
  within(text: string, budgetMs?: number): Promise<Embedding | null>;
  /** Takes as long as it takes. Rejects when the encoder fails. */
  encode(text: string): Promise<Embedding>;
  close(): Promise<void>;
  /** Called for each answer of `within`. */
  onOutcome: (outcome: EncodingOutcome) => void;
}

export const noEmbeddings: Embeddings = {
  isOn: false,
  warmUp: () => Promise.resolve(),
  within: () => Promise.resolve(null),
  encode: () => Promise.reject(new Error("This process has no encoder.")),
  close: () => Promise.resolve(),
  onOutcome: () => undefined,
};
