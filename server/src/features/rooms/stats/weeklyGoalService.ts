import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import * as statements from "../focus/focusStatements";
import type { SetWeeklyGoalInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { WeeklyGoal } from "./WeeklyGoal";

/** The minutes that the viewer wants to study in seven days; null without a goal. */
export async function findWeeklyGoal(ctx: AppContext): Promise<number | null> {
  const { id: userId } = authorize(ctx, roomActions.setGoal);
  return (await ctx.db.findOneBy(WeeklyGoal, { userId }))?.minutes ?? null;
}

/** Sets the viewer's weekly goal; null removes it, and without a number it stays. Repeating it changes nothing. */
export async function setWeeklyGoal(ctx: AppContext, { minutes }: SetWeeklyGoalInput): Promise<number | null> {
  const { id } = authorize(ctx, roomActions.setGoal);
  if (minutes === undefined) return findWeeklyGoal(ctx);
  await ctx.db.transaction(async (tx) => {
    if (minutes === null) await tx.rows(statements.removeWeeklyGoal, [id]);
    else await tx.rows(statements.saveWeeklyGoal, [id, minutes]);
  });
  return minutes;
}
