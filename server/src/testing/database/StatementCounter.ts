import type { Logger } from "typeorm";

/** Counts the SQL statements that a piece of work sends. */
export class StatementCounter implements Logger {
  readonly statements: string[] = [];
  /** What was given for the parameters of each. */
  readonly values: (readonly unknown[])[] = [];

  logQuery(statement: string, values: readonly unknown[] = []): void {
    this.statements.push(statement);
    this.values.push(values);
  }

  /** How many statements `work` sent. */
  async count(work: () => Promise<unknown>): Promise<number> {
    const before = this.statements.length;
    await work();
    return this.statements.length - before;
  }

  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
