import { LRUCache } from "lru-cache";
import { type Connection, Query, type QueryResult } from "pg";
import { maxPreparedStatements } from "../limits/limits";

/** Internals of pg's Query that its types lack. The version of pg is pinned, and every test that reads a row covers them. */
interface Inner {
  name: string;
  callback: Answer;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
}

type Answer = (error: Error | null, result: QueryResult) => void;

/** The names and parsers of a statement's columns. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const PgQuery = Query as unknown as new (text: string, values: unknown[]) => Inner;

/** The column descriptions of a connection's prepared statements, and the connection without its describe step. */
class DescriptionCache {
  readonly columns: LRUCache<string, Columns>;
  readonly withoutDescribe: Connection;

  constructor(connection: Connection) {
    this.columns = new LRUCache({
      max: maxPreparedStatements,
      dispose: (_columns, name, reason) => reason === "evict" && close(connection as Closing, name),
    });
    this.withoutDescribe = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  }

  static readonly byConnection = new WeakMap<Connection, DescriptionCache>();

  static of(connection: Connection): DescriptionCache {
    const cache = DescriptionCache.byConnection.get(connection) ?? new DescriptionCache(connection);
    DescriptionCache.byConnection.set(connection, cache);
    return cache;
  }
}

/** Parts of a connection that pg's types lack. */
interface Closing extends Connection {
  /** Statements by their names; one that is here is not parsed again. */
  parsedStatements: Record<string, string>;
  close(statement: { type: "S"; name: string }): void;
}

/** Statements that were sent before still run. If this statement is used again, it is prepared again. */
function close(connection: Closing, name: string): void {
  delete connection.parsedStatements[name];
  connection.close({ type: "S", name });
}

/**
 * A named statement that requests its column description only once per connection; pg does so for every execution. The
 * types cannot change: PostgreSQL rejects a prepared statement if its result type has changed.
 */
export class PreparedQuery extends PgQuery {
  /** The cache to which this query adds its columns, if they are new. */
  private missingIn: DescriptionCache | null = null;

  constructor(name: string, text: string, values: unknown[], callback: Answer) {
    super(text, values);
    this.name = name;
    this.callback = callback;
  }

  override prepare(connection: Connection): void {
    const cache = DescriptionCache.of(connection);
    const columns = cache.columns.get(this.name);
    if (columns) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
      super.prepare(cache.withoutDescribe);
    } else {
      this.missingIn = cache;
      super.prepare(connection);
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.missingIn?.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
