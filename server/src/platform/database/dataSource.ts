import pg, { type ClientConfig } from "pg";
import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from "typeorm";
import { times } from "../limits/limits";
import type { EmbeddedDatabase } from "./embedded/EmbeddedDatabase";
import { PreparingClient } from "./PreparingClient";
import { Community1763600000000 } from "./migrations/1763600000000-Community";
import { Books1763700000000 } from "./migrations/1763700000000-Books";
import { Threads1763800000000 } from "./migrations/1763800000000-Threads";
import { IdempotencyKeys1763900000000 } from "./migrations/1763900000000-IdempotencyKeys";
import { PostVersions1764000000000 } from "./migrations/1764000000000-PostVersions";
import { DatabaseMoments1764010000000 } from "./migrations/1764010000000-DatabaseMoments";
import { BookTerms1764015000000 } from "./migrations/1764015000000-BookTerms";
import { EmailKeys1764020000000 } from "./migrations/1764020000000-EmailKeys";
import { Faces1764030000000 } from "./migrations/1764030000000-Faces";
import { PostsOfAuthor1764040000000 } from "./migrations/1764040000000-PostsOfAuthor";

export const migrations = [
  Community1763600000000,
  Books1763700000000,
  Threads1763800000000,
  IdempotencyKeys1763900000000,
  PostVersions1764000000000,
  DatabaseMoments1764010000000,
  BookTerms1764015000000,
  EmailKeys1764020000000,
  Faces1764030000000,
  PostsOfAuthor1764040000000,
];

/** A calendar day stays the text it is: made a Date, it would shift with the time zone of the process. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Moments are made by the service, so JavaScript reads what PostgreSQL writes; at half the cost of pg's own reader. */
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (moment) => new Date(moment));

/** A count, or a number that a migration made larger; all of ours are far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const applicationName = "study-circle";

const common = {
  type: "postgres",
  // Every class with @Entity that has been loaded; features.ts loads those of all features.
  get entities() {
    return getMetadataArgsStorage().tables.map(({ target }) => target);
  },
  migrations,
  synchronize: false,
  migrationsTransactionMode: "each",
} as const satisfies Partial<DataSourceOptions>;

const limits = {
  connectionTimeoutMillis: times.poolWaitMs,
  // Compiling a statement takes PostgreSQL longer than running any of ours.
  options: "-c jit=off",
  idle_in_transaction_session_timeout: times.requestMs,
};

/** A connection beside the pool, under the same limits. */
export const networkClient = (url: string): ClientConfig => ({
  ...limits,
  connectionString: url,
  application_name: applicationName,
  statement_timeout: times.statementMs,
  keepAlive: true,
});

/** PostgreSQL over the network. `statementMs` of 0 lets a statement take as long as it needs. */
export function networkDataSource(url: string, poolSize: number, statementMs: number = times.statementMs): DataSource {
  return new DataSource({
    ...common,
    url,
    poolSize,
    applicationName,
    extra: { ...limits, Client: PreparingClient, statement_timeout: statementMs },
  });
}

/** The database in this process: one session, so nothing but the transaction's own manager may run inside a transaction. */
export function embeddedDataSource(database: EmbeddedDatabase): DataSource {
  return new DataSource({
    ...common,
    username: "postgres",
    database: "postgres",
    poolSize: 1,
    extra: {
      stream: () => database.connect(),
      idleTimeoutMillis: 0,
      ssl: false,
      // Who waited for as long as an answer may take has been answered with 503; then nothing should be executed.
      connectionTimeoutMillis: times.answerMs,
    },
  });
}
