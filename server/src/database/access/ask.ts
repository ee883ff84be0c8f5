import { times } from "../../shared/limits";
import type { LastingConnection } from "./LastingConnection";

/** Asks a trifle over a connection kept for it; hangs up on a database that does not answer in time. */
export async function ask<T>(connection: LastingConnection, statement: string): Promise<T[]> {
  const client = connection.current;
  if (!client) throw new Error("there is no connection to it");
  const late = setTimeout(() => connection.drop(), times.replicaLookMs);
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    clearTimeout(late);
  }
}
