import { notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { User } from "../../accounts/users/User";
import { rooms as limits } from "../limits";
import * as statements from "./focusStatements";
import { roomMessages } from "../messages";
import type { FinishFocusInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import type { StudyFocus } from "./StudyFocus";

/** Stores the result of the viewer's focus. NOT_FOUND for those of others, and a day after the end. */
export async function finishFocus(ctx: AppContext, { focusId, result }: FinishFocusInput): Promise<StudyFocus> {
  const viewer = authorize(ctx, roomActions.finish);
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

/** With whom the viewer's focus is their first. */
export async function listFirstWith(ctx: AppContext, { id, userId }: StudyFocus): Promise<User[]> {
  const people = await ctx.db.rows<{ id: string }>(statements.firstWith, [id, userId, limits.partners]);
  const found = await Promise.all(people.map((person) => ctx.loaders.user.load(person.id)));
  return found.filter((person) => person !== null);
}
