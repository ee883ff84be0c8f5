import { notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import * as statements from "./focusStatements";
import { roomMessages } from "../messages";
import type { FinishFocusInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import type { StudyFocus } from "./StudyFocus";

/** Stores the result of the viewer's focus. NOT_FOUND for those of others, and a day after the end. */
export async function finishFocus(ctx: AppContext, { focusId, result }: FinishFocusInput): Promise<StudyFocus> {
  const viewer = authorize(ctx, roomActions.read);
  const [focus] = await ctx.db.transaction((tx) =>
    tx.rows<StudyFocus>(statements.finishFocus, [focusId, viewer.id, result]),
  );
  if (!focus) throw notFound(roomMessages.focusNotFound());
  return focus;
}

export const findOpenFocus = (ctx: AppContext, userId: string): Promise<StudyFocus | null> =>
  ctx.db.row<StudyFocus>(statements.openFocus, [userId]);

export async function listRecentGoals(ctx: AppContext, userId: string): Promise<string[]> {
  const rows = await ctx.db.rows<{ goal: string }>(statements.recentGoals, [userId]);
  return rows.map(({ goal }) => goal);
}
