import type { DataSource } from "typeorm";

/** A database, embedded or over the network. */
export interface Database {
  readonly dataSource: DataSource;
  /** Connects and runs the migrations. Throws StartError with the reason; can be retried. */
  connect(): Promise<void>;
  /** Reverts the last migration, without running new ones first; null when there is none left. */
  undoMigration(): Promise<string | null>;
  close(): Promise<void>;
  /** Resolves with the reason when the embedded database has ended and only a restart helps. Never for one over the network. */
  readonly lost: Promise<string>;
}
