import type { DataSource } from "typeorm";

/** A database, embedded or over the network, from its opening to its close. */
export interface Database {
  readonly dataSource: DataSource;
  /** Connects and brings the tables up to date; a StartError says why it cannot. May be tried again. */
  connect(): Promise<void>;
  /** Takes the last migration back without bringing the tables up to date before; null when there is none left. */
  undoMigration(): Promise<string | null>;
  close(): Promise<void>;
  /** Resolves with the reason when the database is gone for good and only a restart helps; only the embedded one. */
  readonly lost: Promise<string>;
}
