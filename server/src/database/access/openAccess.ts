import type { FastifyBaseLogger } from "fastify";
import type { EntityManager } from "typeorm";
import type { Config } from "../../config";
import { DatabaseReader } from "./DatabaseReader";
import { Pipelines } from "./Pipelines";
import type { Readers } from "./Reads";
import { Replica } from "./Replica";
import { ReplicaWatch } from "./ReplicaWatch";

interface OpenReaders extends Readers {
  /** Once the database is there; connects in the background. */
  start(): void;
  close(): Promise<void>;
}

type Settings = Pick<Config, "databaseUrl" | "databasePoolSize" | "replicaUrls">;

/** The ways to read of a process that serves: the embedded database has one, others have pipelines and replicas. */
export function openReaders(
  { databaseUrl, databasePoolSize: poolSize, replicaUrls }: Settings,
  db: EntityManager,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
): OpenReaders {
  const pipelines = databaseUrl ? new Pipelines(databaseUrl) : null;
  const primary = new DatabaseReader(db, pipelines);
  const replicas = replicaUrls.map((url) => new Replica({ url, poolSize, primary }));
  const watch = databaseUrl && replicas.length > 0 ? new ReplicaWatch(databaseUrl, replicas, log) : null;
  return {
    primary,
    replicas,
    start: () => {
      pipelines?.start();
      watch?.start();
    },
    close: async () => {
      await Promise.all([pipelines?.close(), watch?.close()]);
    },
  };
}
