import { Counter, type Registry } from "prom-client";
import type { Sentences } from "./Embeddings";

/** Counts how often the encoder answered, and how often recommendations had to go by words alone. */
export function observeSentences(registry: Registry, sentences: Sentences): void {
  const goals = new Counter({
    name: "sentence_encodings_total",
    help: "Goals for the encoder, by outcome: remembered or encoded; by words alone: busy, late (beyond its budget), failed.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  sentences.onOutcome = (outcome) => goals.inc({ outcome });
}
