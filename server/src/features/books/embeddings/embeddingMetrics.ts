import { Counter, type Registry } from "prom-client";
import type { Embeddings } from "./Embeddings";

/** Counts how often the encoder answered, and how often recommendations had to go by words alone. */
export function observeEmbeddings(registry: Registry, embeddings: Embeddings): void {
  const goals = new Counter({
    name: "sentence_encodings_total",
    help: "Goals for the encoder, by outcome: remembered or encoded; by words alone: busy, late (beyond its budget), failed.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  embeddings.onOutcome = (outcome) => goals.inc({ outcome });
}
