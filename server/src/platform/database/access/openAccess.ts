import type { EntityManager } from "typeorm";
import type { Config } from "../../../start/config";
import { DatabaseWriter } from "./DatabaseWriter";
import { maxReadsInFlight, maxWritesInFlight, Pipelines, shortLockTimeout } from "./Pipelines";
import { DatabaseReader } from "./Reader";

interface Access {
  reader: DatabaseReader;
  writer: DatabaseWriter;
  /** Connects in the background. Call it when the database is ready. */
  start(): void;
  close(): Promise<void>;
}

type Settings = Pick<Config, "databaseUrl" | "databasePoolSize">;

/** The reader and the writer of a process: pipelines over the network, one connection when embedded. */
export function openAccess({ databaseUrl, databasePoolSize: poolSize }: Settings, db: EntityManager): Access {
  const reading = databaseUrl ? new Pipelines(databaseUrl, maxReadsInFlight) : null;
  const writing = databaseUrl ? new Pipelines(databaseUrl, maxWritesInFlight, shortLockTimeout) : null;
  return {
    reader: new DatabaseReader(db, reading),
    writer: new DatabaseWriter({ db, pipelines: writing, poolSize }),
    start: () => {
      reading?.start();
      writing?.start();
    },
    close: async () => {
      await Promise.all([reading?.close(), writing?.close()]);
    },
  };
}
