import { Client } from "pg";
import { StartError } from "../../errors";
import { networkClient } from "./dataSource";

const rounds = 3;

/** PgBouncer's and PostgreSQL's errors for a prepared statement that is missing, or exists already. */
const preparedStatementErrors = new Set(["26000", "42P05", "08P01"]);

/**
 * All connections use prepared statements. Checks that a pooler in transaction mode supports them, because otherwise most
 * requests would fail. Throws a StartError when it does not.
 */
export async function checkPooler(url: string): Promise<void> {
  const clients = ["first", "second", "third"].map((name) => ({ name, client: new Client(networkClient(url)) }));
  for (const { client } of clients) client.on("error", () => undefined);
  try {
    await Promise.all(clients.map(({ client }) => client.connect()));
    for (let round = 0; round < rounds; round++) {
      for (const one of clients) {
        await queryName(one);
        await whileOthersWork(clients, one, () => queryName(one));
      }
    }
  } catch (error) {
    throw isPoolerError(error)
      ? new StartError(`DATABASE_URL: ${new URL(url).host} ${describe(error as PoolerError)}`)
      : error;
  } finally {
    await Promise.all(clients.map(({ client }) => client.end().catch(() => undefined)));
  }
}

interface Probe {
  name: string;
  client: Client;
}

interface PoolerError extends Error {
  code?: string;
}

/** All probes use the same name for different statements, as several processes do. */
async function queryName({ name, client }: Probe): Promise<void> {
  const { rows } = await client.query({ name: "study_circle_probe", text: `select '${name}' as name` });
  if ((rows[0] as { name: string }).name === name) return;
  throw Object.assign(new Error("the prepared statement of another connection"), { code: "26000" });
}

/** The other probes hold the connections that were used last, so that the pooler has to use another one. */
async function whileOthersWork(clients: Probe[], one: Probe, work: () => Promise<void>): Promise<void> {
  const others = clients.filter((other) => other !== one).map(({ client }) => client);
  for (const other of others) await other.query("begin");
  await work();
  for (const other of others) await other.query("rollback");
}

const isPoolerError = (error: unknown) => preparedStatementErrors.has((error as PoolerError).code ?? "");

function describe({ code, message }: PoolerError): string {
  if (code === "08P01" && /startup parameter/.test(message))
    return (
      `refuses connections (${message}). For PgBouncer set ignore_startup_parameters = ` +
      "extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout."
    );
  return (
    "does not keep prepared statements between transactions. Use PgBouncer 1.21 or newer with " +
    "max_prepared_statements above 0, or pool_mode = session."
  );
}
