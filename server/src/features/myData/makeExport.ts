import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import { z } from "zod";
import type { FeatureServices } from "../../platform/context";
import { defineJob, type JobRun } from "../../platform/jobs/defineJob";
import { myData as limits } from "./limits";
import type { TableData } from "../../platform/personalData/personalData";
import { memberPictures } from "../pictures/memberPictures";
import { writePlanned } from "../studySessions/calendar/calendarService";
import { copyFiles } from "./copyFiles";
import { DataExport, ExportState } from "./DataExport";
import { memberRows } from "./memberRows";
import { finishExport, removeOtherPieces } from "./myDataStatements";
import { storePieces, TooLargeError } from "./storePieces";
import { zipFiles } from "./zipFiles";

const retry = { limit: 8, delaySeconds: 5 };

/** Creates a copy of a member's data. After a kill it starts over; pieces of earlier runs are never used. */
export const makeExport = defineJob({
  name: "make-data-export",
  schema: z.object({ exportId: z.uuid() }),
  queue: "exports",
  seconds: limits.jobSeconds,
  retry,
  async run(services, { exportId }, run) {
    const wanted = await services.db.findOneBy(DataExport, { id: exportId, state: ExportState.PENDING });
    if (!wanted) return;
    try {
      await makeCopy(services, wanted, run);
    } catch (error) {
      const isTooLarge = error instanceof TooLargeError;
      if (isTooLarge || run.attempt > retry.limit) {
        await giveUp(services, exportId, isTooLarge ? ExportState.TOO_LARGE : ExportState.FAILED);
      }
      if (!isTooLarge) throw error;
    }
  },
});

/** Everything that the service stores of a member, as the bytes of a ZIP. */
export function zipOf(services: FeatureServices, userId: string, madeAt = new Date()): Readable {
  const sources = {
    readRows: (data: TableData) => memberRows(services.db, data, userId),
    readCalendar: () => writePlanned(services, userId),
    readPictures: () => memberPictures(services, userId, { maxBytes: limits.pictureBytes }),
  };
  return zipFiles(copyFiles(sources, madeAt), madeAt);
}

async function makeCopy(services: FeatureServices, { id, userId }: DataExport, run: JobRun): Promise<void> {
  const { db } = services;
  const runId = newId();
  const zip = zipOf(services, userId);
  const size = await storePieces(db, zip, { exportId: id, runId, signal: run.signal });
  await db.transaction(async (tx) => {
    const [ready] = await tx.rows(finishExport(limits.copyHours), [id, size, runId]);
    await tx.rows(removeOtherPieces, [id, runId]);
    if (ready) tx.publish("dataExportReady", { exportId: id, userId });
    await run.finishIn(tx);
  });
}

async function giveUp({ db }: FeatureServices, id: string, state: ExportState): Promise<void> {
  await db.transaction(async (tx) => {
    const { affected } = await tx.update(DataExport, { id, state: ExportState.PENDING }, { state });
    if (affected) await tx.rows(removeOtherPieces, [id, id]);
  });
}
