import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import type { Role } from "../../platform/auth/Viewer";
import { ReportKind } from "./choices";
import type { ModerationCase } from "./ModerationCase";
import type { ModerationDecision } from "./ModerationDecision";
import { answersToAppeals, caseFacts, casesById, hidingDecisions } from "./moderationStatements";

interface CaseFacts {
  /** null when the account is gone. */
  authorName: string | null;
  authorRole: Role | null;
  reportCount: number;
  isHidden: boolean;
}

export const moderationLoaders = {
  factsOfCase: (db: Db) => new DataLoader<string, CaseFacts>((ids) => findFacts(db, ids)),
  /** The decision that hid a post. */
  hidingOfPost: (db: Db) => hidingLoader(db, ReportKind.POST, ReportKind.GROUP),
  hidingOfComment: (db: Db) => hidingLoader(db, ReportKind.COMMENT),
  hidingOfSession: (db: Db) => hidingLoader(db, ReportKind.SESSION),
  /** What was decided about the appeal against a decision. */
  answerToAppeal: (db: Db) =>
    oneLoader(
      (ids) => db.rows<ModerationDecision & { answeredId: string }>(answersToAppeals, [ids]),
      ({ answeredId }) => answeredId,
    ),
  moderationCase: (db: Db) =>
    oneLoader(
      (ids) => db.rows<ModerationCase>(casesById, [ids]),
      ({ id }) => id,
    ),
};

const hidingLoader = (db: Db, ...kinds: ReportKind[]) =>
  oneLoader(
    (ids) => db.rows<ModerationDecision & { subjectId: string }>(hidingDecisions(...kinds), [ids]),
    ({ subjectId }) => subjectId,
  );

async function findFacts(db: Db, ids: readonly string[]): Promise<CaseFacts[]> {
  const rows = await db.rows<CaseFacts & { id: string }>(caseFacts, [ids]);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? { authorName: null, authorRole: null, reportCount: 0, isHidden: false });
}
