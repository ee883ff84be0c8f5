import type { Db } from "../database/Db";
import * as statements from "./sessionStatements";

/** Reads ended sessions from the database, for processes that do not receive the events. */
export class SessionEnds {
  constructor(private readonly parts: { db: Db }) {}

  /** The members with sessions that ended in the last seconds, in any process. */
  findRecent(seconds: number): Promise<Set<string>> {
    return this.idsOf(statements.recentEnds, seconds);
  }

  /** Those of these sessions that are still valid. */
  findValid(tokenIds: readonly string[]): Promise<Set<string>> {
    return this.idsOf(statements.validSessions, tokenIds);
  }

  /** Removes entries that all processes have had time to read. */
  async removeOld(): Promise<void> {
    await this.parts.db.transaction((tx) => tx.rows(statements.removeOldEnds));
  }

  private async idsOf(statement: string, value: unknown): Promise<Set<string>> {
    const rows = await this.parts.db.rows<{ id: string }>(statement, [value]);
    return new Set(rows.map(({ id }) => id));
  }
}
