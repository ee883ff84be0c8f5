import { times } from "../../limits/limits";
import type { ReconnectingClient } from "./ReconnectingClient";

/** Runs a short statement on a connection reserved for it; drops the connection when the answer takes too long. */
export async function ask<T>(connection: ReconnectingClient, statement: string): Promise<T[]> {
  const client = connection.current;
  if (!client) throw new Error("there is no connection to it");
  const late = setTimeout(() => connection.drop(), times.replicaLookMs);
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    clearTimeout(late);
  }
}
