import pg, { type ClientConfig } from "pg";
import {
  DataSource,
  type DataSourceOptions,
  type EntitySubscriberInterface,
  EventSubscriber,
  getMetadataArgsStorage,
  type TransactionStartEvent,
} from "typeorm";
import { times } from "../limits/limits";
import type { EmbeddedDatabase } from "./embedded/EmbeddedDatabase";
import { findMigrations } from "./findMigrations";
import { PreparingClient } from "./PreparingClient";
import { StatementChecks } from "./StatementChecks";

/** Dates without a time stay text: as a Date, they would shift with the time zone of the process. */
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** The service writes all timestamps, so `Date` can parse what PostgreSQL returns, at half the cost of pg's own parser. */
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text));

/** bigint as a number: counts and widened columns, all far below 2^53. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const applicationName = "study-circle";

/** A connection ends at this age, and its prepared statements with it: those of the next one are those that are used then. */
export const connectionSeconds = 600;

const common = async () => ({
  type: "postgres" as const,
  // Every class with @Entity that has been loaded; features.ts loads those of all features.
  get entities() {
    return getMetadataArgsStorage().tables.map(({ target }) => target);
  },
  migrations: await findMigrations(),
  subscribers: [StatementChecks] as DataSourceOptions["subscribers"],
  synchronize: false,
  migrationsTransactionMode: "each" as const,
});

const limits = () => ({
  connectionTimeoutMillis: times.poolWaitMs,
  // JIT compilation takes longer than running any of our statements.
  options: "-c jit=off",
  idle_in_transaction_session_timeout: times.idleTransactionMs,
});

/** The options of a connection outside of the pool, with the same limits. */
export const networkClient = (url: string): ClientConfig => ({
  ...limits(),
  connectionString: url,
  application_name: applicationName,
  statement_timeout: times.statementMs,
  keepAlive: true,
});

/** PostgreSQL over the network. */
export async function networkDataSource(
  url: string,
  poolSize: number,
  statementMs: number = times.statementMs,
): Promise<DataSource> {
  return new DataSource({
    ...(await common()),
    url,
    poolSize,
    applicationName,
    extra: {
      ...limits(),
      maxLifetimeSeconds: connectionSeconds,
      Client: PreparingClient,
      statement_timeout: statementMs,
    },
  });
}

/** For migrations, over one connection: a migration of a large table takes longer than any request may. */
export async function migrationDataSource(url: string): Promise<DataSource> {
  return (await networkDataSource(url, 1, 0)).setOptions({ subscribers: [NoTimeLimit] });
}

/**
 * Switches off the limit that the role or the database may have; a `statement_timeout` of 0 in the options of pg does not.
 * Set within each transaction, because a pooler ignores the options of a connection.
 */
@EventSubscriber()
class NoTimeLimit implements EntitySubscriberInterface {
  async afterTransactionStart({ queryRunner }: TransactionStartEvent): Promise<void> {
    await queryRunner.query("set local statement_timeout = 0");
  }
}

/** The embedded database. It has one session: during a transaction, only the transaction's own manager can use it. */
export async function embeddedDataSource(database: EmbeddedDatabase): Promise<DataSource> {
  return new DataSource({
    ...(await common()),
    username: "postgres",
    database: "postgres",
    poolSize: 1,
    extra: {
      stream: () => database.connect(),
      idleTimeoutMillis: 0,
      ssl: false,
      // After this time the request has been answered with 503, so its statement must not run any more.
      connectionTimeoutMillis: times.answerMs,
    },
  });
}
