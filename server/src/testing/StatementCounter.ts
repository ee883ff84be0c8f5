import type { Logger } from "typeorm";

/** Counts the SQL statements that a piece of work sends. */
export class StatementCounter implements Logger {
  readonly statements: string[] = [];

  logQuery(statement: string): void {
    this.statements.push(statement);
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
