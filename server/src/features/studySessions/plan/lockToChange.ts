import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { lockMembership } from "../../groups/group/groupStatements";
import { statusIn } from "../../groups/members/statusIn";
import { lockSession } from "./changeStatements";
import { sessionActions } from "./sessionPolicy";
import { sessionNotFound } from "./sessionService";
import type { StudySession } from "./StudySession";

/**
 * The session, locked, after the right to change it was asked again: since it was read, the viewer may have been removed from its
 * group, and the session may have another planner. The membership is locked before the session, so that a removal waits.
 */
export async function lockToChange(
  ctx: AppContext,
  tx: Tx,
  { id, groupId }: Pick<StudySession, "id" | "groupId">,
): Promise<StudySession> {
  if (groupId !== null) await tx.rows(lockMembership, [groupId, ctx.viewer?.id]);
  const [session] = await tx.rows<StudySession>(lockSession, [id]);
  if (!session || (session.hiddenAt && !can(ctx, sessionActions.readHidden, session))) throw sessionNotFound();
  const inGroup = groupId === null ? null : await statusIn(ctx, tx, groupId);
  authorize(ctx, sessionActions.change, { session, inGroup });
  return session;
}
