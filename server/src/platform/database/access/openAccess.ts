import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import type { Config } from "../../config";
import { DatabaseWriter } from "./DatabaseWriter";
import { maxReadsInFlight, maxWritesInFlight, Pipelines, shortLockTimeout } from "./Pipelines";
import { DatabaseReader } from "./Reader";
import type { Readers } from "./ReadRouter";
import { Replica } from "./Replica";
import { ReplicaMonitor } from "./ReplicaMonitor";

interface Access {
  readers: Readers;
  writer: DatabaseWriter;
  /** Connects in the background. Call it when the database is ready. */
  start(): void;
  close(): Promise<void>;
}

type Settings = Pick<Config, "databaseUrl" | "databasePoolSize" | "replicaUrls">;

/** The readers and the writer of a process: pipelines and replicas over the network, one connection when embedded. */
export function openAccess(
  { databaseUrl, databasePoolSize: poolSize, replicaUrls }: Settings,
  db: EntityManager,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): Access {
  const reading = databaseUrl ? new Pipelines(databaseUrl, maxReadsInFlight) : null;
  const writing = databaseUrl ? new Pipelines(databaseUrl, maxWritesInFlight, shortLockTimeout) : null;
  const primary = new DatabaseReader(db, reading);
  const replicas = replicaUrls.map((url) => new Replica({ url, poolSize, primary }));
  const monitor = databaseUrl && replicas.length > 0 ? new ReplicaMonitor(databaseUrl, replicas, log) : null;
  return {
    readers: { primary, replicas },
    writer: new DatabaseWriter({ db, pipelines: writing, poolSize }),
    start: () => {
      reading?.start();
      writing?.start();
      monitor?.start();
    },
    close: async () => {
      await Promise.all([reading?.close(), writing?.close(), monitor?.close()]);
    },
  };
}
