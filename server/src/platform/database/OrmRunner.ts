import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { PostgresQueryRunner } from "typeorm/driver/postgres/PostgresQueryRunner";
import { QueryResult } from "typeorm/query-runner/QueryResult";

interface Routes {
  /** `isLookup`: for one row, as `findOneBy` asks. */
  read(statement: string, values: unknown[], isLookup: boolean): Promise<object[]>;
  /** Before each statement that may write. */
  onWrite(): void;
}

/**
 * Lets the ORM use the routes of a handle: what only reads goes where the handle reads, everything else to the primary.
 * Each statement stands for itself; a transaction has a runner of the ORM's own.
 */
export class OrmRunner extends PostgresQueryRunner {
  constructor(
    dataSource: DataSource,
    private readonly routes: Routes,
  ) {
    super(dataSource.driver as PostgresDriver, "master");
  }

  // The ORM types what comes out as any.
  override async query(statement: string, values: unknown[] = [], isStructured = false): Promise<never> {
    if (!/^select\b/i.test(statement)) return (await this.write(statement, values, isStructured)) as never;
    const rows = await this.routes.read(statement, values, /\blimit 1$/i.test(statement));
    const result = Object.assign(new QueryResult(), { raw: rows, records: rows, affected: rows.length });
    return (isStructured ? result : rows) as never;
  }

  /** What needs one connection for several statements would leave it to others half done. */
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
