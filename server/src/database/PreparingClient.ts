import { Client, type QueryResult } from "pg";
import { PreparedQuery } from "./PreparedQuery";

const mostNames = 1_000;
const names = new Map<string, string>();

/** A short name for a statement; none once there are too many, so that texts made up on the fly cannot pile up. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

type Callback = (error: Error | null, result: QueryResult) => void;

/**
 * A connection that prepares every statement with a list of values, were it empty, under a name: PostgreSQL parses and
 * plans it once for each connection instead of each time. Behind a pooler that hands connections out by transaction
 * this must be off.
 */
export class PreparingClient extends Client {
  // pg's own signature has a dozen overloads; all but this one are passed on as they are.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    const call = super.query as (...args: unknown[]) => never;
    if (name === undefined) return call.apply(this, args);
    const send = (answer: Callback) => call.call(this, new PreparedQuery(name, text as string, values as [], answer));
    if (callback) return send(callback as Callback);
    return new Promise<QueryResult>((resolve, reject) => {
      send((error, result) => (error ? reject(error) : resolve(result)));
    }) as never;
  }
}
