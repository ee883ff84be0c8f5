import type { DataSource } from "typeorm";

/** A database, embedded or over the network. */
export interface Database {
  readonly dataSource: DataSource;
  /** Connects and runs the migrations. Throws StartError with the reason; can be retried. */
  connect(): Promise<void>;
  /** The same for an empty database, with the tables of the version of which this was the last migration. */
  connectAt(migration: string): Promise<void>;
  /** Reverts the last migration, without running new ones first; null when there is none left. */
  undoMigration(): Promise<string | null>;
  /** Copies the files of the embedded database while it serves; null for one over the network, which others can read. */
  readonly copyTo: ((folder: string) => Promise<void>) | null;
  close(): Promise<void>;
  /** Resolves with the reason when the embedded database has ended and only a restart helps. Never for one over the network. */
  readonly lost: Promise<string>;
}
