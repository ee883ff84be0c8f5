import type { DatabaseWriter } from "../database/access/DatabaseWriter";
import type { Db } from "../database/Db";
import * as statements from "./sessionStatements";

/** What is stored of sessions that have ended, for those who do not hear of it. */
export class SessionEnds {
  constructor(private readonly parts: { db: Db; writer: DatabaseWriter }) {}

  /** The members who had sessions end within so many seconds, in any process. */
  findRecent(seconds: number): Promise<Set<string>> {
    return this.idsOf(statements.recentEnds, seconds);
  }

  /** Those of these sessions that still count. */
  findCounting(tokenIds: readonly string[]): Promise<Set<string>> {
    return this.idsOf(statements.countingSessions, tokenIds);
  }

  /** Removes what other processes have had time to notice. */
  async removeOld(): Promise<void> {
    await this.parts.writer.rows(statements.removeOldEnds, []);
  }

  private async idsOf(statement: string, value: unknown): Promise<Set<string>> {
    const rows = await this.parts.db.rows<{ id: string }>(statement, [value]);
    return new Set(rows.map(({ id }) => id));
  }
}
