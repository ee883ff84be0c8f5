import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner";
import { QueryResult } from "typeorm/query-runner/QueryResult";

interface Routes {
  /** `isLookup`: for one row, as in `findOneBy`. */
  read(statement: string, values: unknown[], isLookup: boolean): Promise<object[]>;
  /** Before each statement that may write. */
  onWrite(): void;
}

/**
 * Routes the statements of the ORM like those of its handle: reads as the handle chooses, everything else to the primary.
 * For single statements only; transactions use the ORM's own query runner.
 */
export class OrmRunner extends PostgresQueryRunner {
  constructor(
    dataSource: DataSource,
    private readonly routes: Routes,
  ) {
    super(dataSource.driver as PostgresDriver, "master");
  }

  // The ORM types the result as any.
  override async query(statement: string, values: unknown[] = [], isStructured = false): Promise<never> {
    if (!/^select\b/i.test(statement)) return (await this.write(statement, values, isStructured)) as never;
    const rows = await this.routes.read(statement, values, /\blimit 1$/i.test(statement));
    const result = Object.assign(new QueryResult(), { raw: rows, records: rows, affected: rows.length });
    return (isStructured ? result : rows) as never;
  }

  /** Several statements on one connection need a transaction; otherwise others could use the connection in between. */
  override connect(): Promise<never> {
    return Promise.reject(new Error("several statements on one connection need ctx.db.transaction"));
  }

  override startTransaction(): Promise<never> {
    return this.connect();
  }

  private async write(statement: string, values: unknown[], isStructured: boolean): Promise<unknown> {
    this.routes.onWrite();
    const runner = this.dataSource.createQueryRunner("master");
    try {
      return await (isStructured ? runner.query(statement, values, true) : runner.query(statement, values));
    } finally {
      await runner.release();
    }
  }
}
