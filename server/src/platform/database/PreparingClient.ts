import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { Client, type ClientConfig, type QueryResult } from "pg";
import { maxPreparedStatements } from "../limits/limits";
import { ResponseWatchdog } from "./ResponseWatchdog";

type Callback = (error: Error | null, result: QueryResult) => void;

export type PreparingConfig = ClientConfig & { pipeline?: boolean };

/** How often a statement is retried because its preparation became invalid. */
const maxRepeats = 2;

/** PostgreSQL cancels a statement at its own limit first; the connection is dropped this much later. */
const graceMs = 500;

const timeoutMessage = "Connection terminated: the database did not answer in time";

/** Names are never used twice, because the embedded database keeps its one session when a connection ends. */
let lastName = 0;

/**
 * A connection that prepares statements with a list of values, even an empty one, under a name: PostgreSQL parses and plans
 * them once for each connection. Only the first texts get a name: each takes memory for as long as the connection lasts, and
 * clients choose the fields of a list. Statements that a migration or `DISCARD ALL` makes invalid are prepared again. A pooler
 * must support prepared statements, which `checkPooler` verifies at start.
 */
export class PreparingClient extends Client {
  private readonly names = new Map<string, string>();
  /** null while statements have no timeout. */
  private watchdog: ResponseWatchdog | null;
  private readonly usualWatchdog: ResponseWatchdog | null;
  private readonly socket: Duplex;
  private readonly isPipelined: boolean;
  private isGathering = false;

  /** `pipeline`: sends statements without waiting for the answers to those before, and those of a turn in one write. */
  constructor(config: PreparingConfig = {}) {
    const socket = config.stream?.() ?? new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
    this.isPipelined = config.pipeline === true;
    const limitMs = Number(config.statement_timeout ?? 0);
    const drop = () => this.drop(new Error(timeoutMessage));
    this.usualWatchdog =
      limitMs > 0 ? new ResponseWatchdog(`${this.host}:${this.port}`, limitMs + graceMs, drop) : null;
    this.watchdog = this.usualWatchdog;
  }

  /** Closes the socket: queries in flight fail at once. */
  drop(reason?: Error): void {
    this.socket.destroy(reason);
  }

  /** Switches the timeout of responses off for maintenance, and on again. Call it while nothing is in flight. */
  setTimeoutEnabled(isEnabled: boolean): void {
    this.watchdog = isEnabled ? this.usualWatchdog : null;
  }

  // pg's own signature has a dozen overloads; all but this one are passed on as they are.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    if (typeof text !== "string" || !Array.isArray(values)) return this.queryPlain(args) as never;
    if (callback) return this.queryNamed(text, values, callback as Callback) as never;
    return new Promise<QueryResult>((resolve, reject) => {
      this.queryNamed(text, values, (error, result) => (error ? reject(error) : resolve(result)));
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

  private queryNamed(text: string, values: unknown[], answer: Callback, stale: readonly Error[] = []): void {
    const name = this.nameOf(text);
    this.watchdog?.begin();
    if (this.isPipelined) this.gather();
    super.query(name ? { name, text, values } : { text, values }, (error: Error | null, result) => {
      this.watchdog?.end();
      if (!error) return answer(null, result);
      const isStale = name !== undefined && isStalePlan(error);
      if (isStale && this.names.get(text) === name) this.names.delete(text);
      // The failed statement has changed nothing.
      if (isStale && stale.length < maxRepeats) return this.queryNamed(text, values, answer, [...stale, error]);
      answer(isAborted(error) ? (stale[0] ?? error) : error, result);
    });
  }

  /** Holds back what is written until the end of this turn of the event loop, because each write costs as much as a small statement. */
  private gather(): void {
    if (this.isGathering) return;
    this.isGathering = true;
    this.socket.cork();
    setImmediate(() => {
      this.isGathering = false;
      this.socket.uncork();
    });
  }

  /** The name of a statement on this connection; undefined for those that came later than the first. */
  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= maxPreparedStatements) return known;
    const name = `s${++lastName}`;
    this.names.set(text, name);
    return name;
  }
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

/** The error of before has aborted a transaction, which is retried as a whole for that error. */
const isAborted = (error: unknown): boolean => (error as ServerError).code === "25P02";
