import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type sharp from "sharp";
import { unavailable } from "../../errors";
import { pictures as limits } from "./limits";

type Sharp = typeof sharp;

let loaded: Promise<Sharp> | null = null;

/** Loaded with the first picture: it takes 20 MB of memory, and most processes of a small site never need it. */
export const loadDecoder = (): Promise<Sharp> => (loaded ??= load());

/** Of all file formats that the library reads, three are allowed; SVG would be another one. */
async function load(): Promise<Sharp> {
  const { default: decoder } = await import("sharp");
  decoder.block({ operation: ["VipsForeignLoad"] });
  decoder.unblock({
    operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
  });
  decoder.cache(false);
  decoder.concurrency(1);
  return decoder;
}

/** Decoding runs in threads. One core stays free for requests. */
const turns = pLimit(Math.max(1, Math.min(limits.atOnce, availableParallelism() - 1)));

/** Runs work with pictures when it is its turn; throws UNAVAILABLE when too much waits already. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= limits.waiting) throw unavailable("pictures waiting");
  return turns(work);
}
