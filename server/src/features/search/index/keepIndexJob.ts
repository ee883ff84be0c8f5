import { setTimeout as pause } from "node:timers/promises";
import { defineJob, noData } from "../../../platform/jobs/defineJob";
import { index as limits } from "../limits";
import { beginIndex, indexPiece } from "./keepIndex";

/**
 * Builds the index in pieces, and indexes changes that no search has met. It stops after a while and is run again: every minute,
 * so that nothing is lost with a process.
 */
export const keepSearchIndex = defineJob({
  name: "keep-search-index",
  schema: noData,
  schedule: "* * * * *",
  seconds: 2 * limits.runSeconds,
  async run({ db }, _data, { signal, log }) {
    const end = Date.now() + limits.runSeconds * 1_000;
    await beginIndex(db);
    let built = 0;
    while (!signal.aborted && Date.now() < end) {
      const begun = Date.now();
      const piece = await indexPiece(db);
      if (piece === null) break;
      if (piece.kind !== null) built += piece.things;
      // Requests of an embedded database wait for each piece, and then have their turn.
      await pause(Math.max(limits.pauseMs, limits.pauseTimes * (Date.now() - begun)));
    }
    if (built > 0) log.info({ event: "search.indexed", things: built }, "search.indexed");
  },
});
