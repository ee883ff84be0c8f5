import { LRUCache } from "lru-cache";
import { type Connection, Query, type QueryResult } from "pg";
import { maxPreparedStatements } from "../limits/limits";

/** The parts of pg's own query that its types leave out; pg is pinned, and every test that reads a row passes here. */
interface Inner {
  name: string;
  callback: Answer;
  _result: Columns;
  _accumulateRows: boolean;
  prepare(connection: Connection): void;
  handleRowDescription(message: unknown): void;
}

type Answer = (error: Error | null, result: QueryResult) => void;

/** How the columns of a statement are called and read. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

const PgQuery = Query as unknown as new (text: string, values: unknown[]) => Inner;

/** The prepared statements of a connection that give rows, and the connection without its describe step. */
class Described {
  readonly columns: LRUCache<string, Columns>;
  readonly quiet: Connection;

  constructor(connection: Connection) {
    this.columns = new LRUCache({
      max: maxPreparedStatements,
      dispose: (_columns, name, reason) => reason === "evict" && close(connection as Closing, name),
    });
    this.quiet = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  }

  static readonly byConnection = new WeakMap<Connection, Described>();

  static of(connection: Connection): Described {
    const described = Described.byConnection.get(connection) ?? new Described(connection);
    Described.byConnection.set(connection, described);
    return described;
  }
}

/** What pg's types leave out of a connection. */
interface Closing extends Connection {
  /** Statements by their names; one that is here is not parsed again. */
  parsedStatements: Record<string, string>;
  close(statement: { type: "S"; name: string }): void;
}

/** PostgreSQL answers in turn what was sent before. If the statement comes again, it is prepared again. */
function close(connection: Closing, name: string): void {
  delete connection.parsedStatements[name];
  connection.close({ type: "S", name });
}

/**
 * A named statement that asks for its columns only once on each connection: pg asks each time, and reads the
 * same description again. Their types cannot change: PostgreSQL refuses a prepared statement if its result would.
 */
export class PreparedQuery extends PgQuery {
  private asking: Described | null = null;

  constructor(name: string, text: string, values: unknown[], callback: Answer) {
    super(text, values);
    this.name = name;
    this.callback = callback;
  }

  override prepare(connection: Connection): void {
    const described = Described.of(connection);
    const columns = described.columns.get(this.name);
    if (columns) {
      Object.assign(this._result, columns);
      this._accumulateRows = true;
      super.prepare(described.quiet);
    } else {
      this.asking = described;
      super.prepare(connection);
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.asking?.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
