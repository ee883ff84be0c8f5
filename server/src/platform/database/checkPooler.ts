import { Client } from "pg";
import { StartError } from "../../errors";
import { networkClient } from "./dataSource";

const rounds = 3;

/** PgBouncer's and PostgreSQL's answers to a prepared statement that is not there, or is there already. */
const lostStatement = new Set(["26000", "42P05", "08P01"]);

/**
 * Every connection of ours prepares its statements. A pooler that gives each transaction another connection must keep
 * them, or most requests fail. Throws a StartError when it does not.
 */
export async function checkPooler(url: string): Promise<void> {
  const clients = ["first", "second", "third"].map((name) => ({ name, client: new Client(networkClient(url)) }));
  for (const { client } of clients) client.on("error", () => undefined);
  try {
    await Promise.all(clients.map(({ client }) => client.connect()));
    for (let round = 0; round < rounds; round++) {
      for (const one of clients) {
        await ask(one);
        await whileOthersWork(clients, one, () => ask(one));
      }
    }
  } catch (error) {
    throw isRefusal(error) ? new StartError(`DATABASE_URL: ${new URL(url).host} ${describe(error as Refusal)}`) : error;
  } finally {
    await Promise.all(clients.map(({ client }) => client.end().catch(() => undefined)));
  }
}

interface Asker {
  name: string;
  client: Client;
}

interface Refusal extends Error {
  code?: string;
}

/** All use one name for different statements, as several processes do. */
async function ask({ name, client }: Asker): Promise<void> {
  const { rows } = await client.query({ name: "study_circle_probe", text: `select '${name}' as name` });
  if ((rows[0] as { name: string }).name === name) return;
  throw Object.assign(new Error("the prepared statement of another connection"), { code: "26000" });
}

/** Others hold the connections that were used last, so that a pooler has to take another one. */
async function whileOthersWork(clients: Asker[], one: Asker, work: () => Promise<void>): Promise<void> {
  const others = clients.filter((other) => other !== one).map(({ client }) => client);
  for (const other of others) await other.query("begin");
  await work();
  for (const other of others) await other.query("rollback");
}

const isRefusal = (error: unknown) => lostStatement.has((error as Refusal).code ?? "");

function describe({ code, message }: Refusal): string {
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
