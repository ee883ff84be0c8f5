import { LRUCache } from "lru-cache";
import { Client, type ClientConfig, type QueryResult } from "pg";
import { maxPreparedStatements } from "../limits/limits";
import { AnswerWatch } from "./AnswerWatch";
import { PreparedQuery } from "./PreparedQuery";

/** Of the statements that were sent last; what a connection has prepared under a forgotten name is closed in its turn. */
const names = new LRUCache<string, string>({ max: 2 * maxPreparedStatements });
let lastName = 0;

/** A short name for a statement, the same as long as it is in use. */
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

/** PostgreSQL ends a statement by its own limit before the connection is given up. */
const graceMs = 500;

const silence = "Connection terminated: the database did not answer in time";

/**
 * A connection that prepares every statement with a list of values, even an empty one, under a name: PostgreSQL parses
 * and plans it once for each connection instead of each time. What a migration or `DISCARD ALL` makes unusable is
 * prepared again. A pooler between must keep prepared statements, which `checkPooler` finds out at start.
 */
export class PreparingClient extends Client {
  /** How often the statement of a name was prepared again on this connection. */
  private readonly generations = new Map<string, number>();
  /** null where statements may take as long as they need. */
  private watch: AnswerWatch | null;
  private readonly usualWatch: AnswerWatch | null;

  constructor(config: ClientConfig) {
    super(config);
    const limitMs = Number(config.statement_timeout ?? 0);
    const hangUp = () => this.connection.stream.destroy(new Error(silence));
    this.watch = limitMs > 0 ? new AnswerWatch(`${this.host}:${this.port}`, limitMs + graceMs, hangUp) : null;
    this.usualWatch = this.watch;
  }

  /** Whether answers may take longer than `statement_timeout` allows, for maintenance. Call it while nothing is in flight. */
  waitForever(isPatient: boolean): void {
    this.watch = isPatient ? null : this.usualWatch;
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
    this.watch?.begin();
    const end = () => this.watch?.end();
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
      this.watch?.end();
      if (!error || !isStalePlan(error)) return answer(error, result);
      if ((this.generations.get(name) ?? 0) === generation) this.generations.set(name, generation + 1);
      // Inside a transaction PostgreSQL takes nothing more; outside of one, the failed statement has left no trace.
      if (repeats >= maxRepeats || !this.isIdle()) return answer(error, result);
      this.queryPrepared(statement, answer, repeats + 1);
    };
    this.watch?.begin();
    const call = super.query as (query: PreparedQuery) => void;
    call.call(this, new PreparedQuery(generation === 0 ? name : `${name}_${generation}`, text, values, handle));
  }

  /** Whether it is outside of a transaction. */
  private isIdle(): boolean {
    return (this as unknown as Inner).getTransactionStatus() === "I";
  }
}

/** What pg's types leave out. */
interface Inner {
  getTransactionStatus(): string | null;
}

/** Errors as PostgreSQL and poolers send them. */
interface ServerError extends Error {
  code?: string;
  routine?: string;
}

/**
 * A prepared statement is no longer valid: a migration changed its columns, or the session was reset. Both are
 * found out before the statement is executed.
 */
function isStalePlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as ServerError;
  return code === "26000" || (code === "0A000" && routine === "RevalidateCachedQuery");
}
