import type { Embeddings } from "./embeddings/Embeddings";

/** What the feature must know of this site. */
export interface BookSettings {
  /** The hosts from which pages may load book covers. */
  coverHosts: readonly string[];
  embeddings: Embeddings;
}
