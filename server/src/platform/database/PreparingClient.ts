import { LRUCache } from "lru-cache";
import { Client, type ClientConfig, type QueryResult } from "pg";
import { maxPreparedStatements } from "../limits/limits";
import { ResponseWatchdog } from "./ResponseWatchdog";
import { PreparedQuery } from "./PreparedQuery";

/** Names of the statements that were used last. Each connection closes the statements that it has not used for longest. */
const names = new LRUCache<string, string>({ max: 2 * maxPreparedStatements });
let lastName = 0;

/** A short name for a statement, the same for as long as it is in use. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `s${++lastName}`;
  names.set(text, name);
  return name;
}

type Callback = (error: Error | null, result: QueryResult) => void;

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** How often a statement is retried because its preparation became invalid. */
const maxRepeats = 2;

/** PostgreSQL cancels a statement at its own limit first; the connection is dropped this much later. */
const graceMs = 500;

const timeoutMessage = "Connection terminated: the database did not answer in time";

/**
 * A connection that prepares every statement with a list of values, even an empty one, under a name: PostgreSQL parses
 * and plans it once for each connection. Statements that a migration or `DISCARD ALL` makes invalid are prepared again. A
 * pooler must support prepared statements, which `checkPooler` verifies at start.
 */
export class PreparingClient extends Client {
  /** How often each statement, by its name, was prepared again on this connection. */
  private readonly generations = new Map<string, number>();
  /** null while statements have no timeout. */
  private watchdog: ResponseWatchdog | null;
  private readonly usualWatchdog: ResponseWatchdog | null;

  constructor(config: ClientConfig) {
    super(config);
    const limitMs = Number(config.statement_timeout ?? 0);
    const destroySocket = () => this.connection.stream.destroy(new Error(timeoutMessage));
    this.watchdog =
      limitMs > 0 ? new ResponseWatchdog(`${this.host}:${this.port}`, limitMs + graceMs, destroySocket) : null;
    this.usualWatchdog = this.watchdog;
  }

  /** Switches the timeout of responses off for maintenance, and on again. Call it while nothing is in flight. */
  setTimeoutEnabled(isEnabled: boolean): void {
    this.watchdog = isEnabled ? this.usualWatchdog : null;
  }

  // pg's own signature has a dozen overloads; all but this one are passed on as they are.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    const name = typeof text === "string" && Array.isArray(values) ? nameOf(text) : undefined;
    if (name === undefined) return this.queryPlain(args) as never;
    const statement = { name, text: text as string, values: values as unknown[] };
    if (callback) return this.queryPrepared(statement, callback as Callback) as never;
    return new Promise<QueryResult>((resolve, reject) => {
      this.queryPrepared(statement, (error, result) => (error ? reject(error) : resolve(result)));
    }) as never;
  }

  private queryPlain(args: unknown[]): unknown {
    const call = super.query as (...args: unknown[]) => Promise<unknown> | undefined;
    const callback = args.at(-1);
    this.watchdog?.begin();
    const end = () => this.watchdog?.end();
    if (typeof callback === "function") {
      const answer = (...answers: unknown[]) => (end(), (callback as (...answers: unknown[]) => unknown)(...answers));
      return call.call(this, ...args.slice(0, -1), answer);
    }
    const result = call.apply(this, args);
    if (result instanceof Promise) result.then(end, end);
    else end();
    return result;
  }

  private queryPrepared(statement: Statement, answer: Callback, repeats = 0): void {
    const { name, text, values } = statement;
    const generation = this.generations.get(name) ?? 0;
    const handle: Callback = (error, result) => {
      this.watchdog?.end();
      if (!error || !isStalePlan(error)) return answer(error, result);
      if ((this.generations.get(name) ?? 0) === generation) this.generations.set(name, generation + 1);
      // A transaction is aborted by the error. Outside of one, the failed statement has changed nothing.
      if (repeats >= maxRepeats || !this.isIdle()) return answer(error, result);
      this.queryPrepared(statement, answer, repeats + 1);
    };
    this.watchdog?.begin();
    const call = super.query as (query: PreparedQuery) => void;
    call.call(this, new PreparedQuery(generation === 0 ? name : `${name}_${generation}`, text, values, handle));
  }

  /** Whether no transaction is open. */
  private isIdle(): boolean {
    return (this as unknown as Inner).getTransactionStatus() === "I";
  }
}

/** A method that the types of pg lack. */
interface Inner {
  getTransactionStatus(): string | null;
}

/** An error of PostgreSQL or a pooler. */
interface ServerError extends Error {
  code?: string;
  routine?: string;
}

/**
 * A prepared statement is no longer valid: a migration changed its columns, or the session was reset. PostgreSQL reports
 * both before it executes the statement.
 */
function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as ServerError;
  return code === "26000" || (code === "0A000" && routine === "RevalidateCachedQuery");
}
