import { badInput, conflict, forbidden } from "../../../errors";
import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { standingIn } from "../../groups/members/access";
import { membershipActions } from "../../groups/members/membershipPolicy";
import { membershipMessages } from "../../groups/members/messages";
import { isActive } from "../../groups/group/groupPolicy";
import { membershipStatus } from "../../groups/group/groupService";
import { lockMember, lockMembership } from "../../groups/group/groupStatements";
import { joinGroup } from "../../groups/requests/joinGroup";
import { statusIn } from "../../groups/members/statusIn";
import { answerIn, type Outcome } from "./answerDates";
import { AnswerScope, type AnswerOccurrenceInput, GivenAnswer } from "./answerInputs";
import { AttendanceAnswer } from "../choices";
import * as statements from "../plan/changeStatements";
import { Occurrence } from "../dates/Occurrence";
import { sessionMessages } from "../messages";
import { giveSeatBack, takeSeat } from "../open/takeSeat";
import { promoteWaiting } from "./promote";
import { refreshAnswered } from "../reminders/refreshReminders";
import { sessionActions } from "../plan/sessionPolicy";
import { checkOpen, clearLoaders, getOccurrence, sessionNotFound } from "../plan/sessionService";
import type { StudySession } from "../plan/StudySession";

export interface Answered extends Outcome {
  occurrence: Occurrence;
}

const stored = {
  [GivenAnswer.GOING]: AttendanceAnswer.GOING,
  [GivenAnswer.DECLINED]: AttendanceAnswer.DECLINED,
  [GivenAnswer.NONE]: null,
} as const;

/** Answers a date, or all dates of a session. In an open group, GOING joins it. */
export async function answerOccurrence(ctx: AppContext, input: AnswerOccurrenceInput): Promise<Answered> {
  const viewer = authorize(ctx, sessionActions.answer);
  const found = await getOccurrence(ctx, input.occurrenceId);
  if (found.memberId !== null && (found.offeredTo !== null || found.memberId !== viewer.id))
    return answerOpen(ctx, found, input);
  checkOpen(found);
  await joinToAnswer(ctx, found, input.answer);
  const outcome = await ctx.db.transaction((tx) => answerAs(ctx, tx, { userId: viewer.id, input, found }));
  clearLoaders(ctx);
  return { occurrence: await getOccurrence(ctx, found.id), ...outcome };
}

/** In an open session an answer is a seat taken or given back, and its planner cancels. */
async function answerOpen(
  ctx: AppContext,
  found: Occurrence,
  { answer, scope }: AnswerOccurrenceInput,
): Promise<Answered> {
  if (scope !== AnswerScope.THIS) throw badInput({ field: "scope", message: sessionMessages.oneSeat() });
  const nothing = { going: 0, waiting: 0 };
  if (found.memberId === ctx.viewer?.id) {
    checkOpen(found);
    if (answer !== GivenAnswer.GOING) throw conflict(sessionMessages.ownSeat());
    return { occurrence: found, ...nothing };
  }
  if (answer !== GivenAnswer.GOING) return { occurrence: await giveSeatBack(ctx, found.id), ...nothing };
  const { occurrence, hasSeat } = await takeSeat(ctx, found.id);
  if (!hasSeat) throw conflict(sessionMessages.seatGone());
  return { occurrence, going: 1, waiting: 0 };
}

/** Participants must be members: open groups are joined, others require a request first. */
async function joinToAnswer(ctx: AppContext, { groupId }: Occurrence, answer: GivenAnswer): Promise<void> {
  const group = groupId === null ? null : await ctx.loaders.group.load(groupId);
  if (!group || isActive(await membershipStatus(ctx, group))) return;
  authorize(ctx, membershipActions.takePart, await standingIn(ctx, group));
  if (answer !== GivenAnswer.GOING) throw forbidden();
  await joinGroup(ctx, { groupId: group.id });
}

/** Locks the session, so that places are assigned one after the other. */
async function answerAs(ctx: AppContext, tx: Tx, { userId, input, found }: Answering): Promise<Outcome> {
  const { sessionId, groupId, id } = found;
  await tx.rows(lockMember, [userId]);
  if (groupId !== null) await checkMember(ctx, tx, groupId, userId);
  const [session] = await tx.rows<StudySession>(statements.lockSession, [sessionId]);
  const occurrence = await tx.findOneBy(Occurrence, { id });
  if (!session || !occurrence || !(await isSeen(ctx, tx, session))) throw sessionNotFound();
  checkOpen(occurrence);
  const outcome = await store(tx, userId, input, occurrence);
  await promoteWaiting(tx, sessionId);
  await refreshAnswered(tx, userId, sessionId);
  return outcome;
}

/** Checks the membership under its lock, so that a member who has left gets no place, and one who leaves later frees it. */
async function checkMember(ctx: AppContext, tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.rows(lockMembership, [groupId, userId]);
  const status = await statusIn(ctx, tx, groupId);
  if (isActive(status)) return;
  throw forbidden(status.isRemoved ? membershipMessages.removed() : undefined);
}

/** It may have been hidden, or its planner blocked, since it was read. Both wait for its lock, or free the place later. */
async function isSeen(ctx: AppContext, tx: Tx, session: StudySession): Promise<boolean> {
  if (session.hiddenAt && !can(ctx, sessionActions.readHidden, session)) return false;
  const { groupId, ownerId } = session;
  if (groupId === null || ownerId === null) return true;
  const [planner] = await tx.rows<{ isSeen: boolean }>(statements.seesPlanner, [groupId, ctx.viewer?.id, ownerId]);
  return planner?.isSeen === true;
}

interface Answering {
  userId: string;
  input: AnswerOccurrenceInput;
  found: Occurrence;
}

async function store(tx: Tx, userId: string, input: AnswerOccurrenceInput, { id, sessionId }: Occurrence) {
  const answer = stored[input.answer];
  if (input.scope === AnswerScope.THIS) {
    const outcome = await answerIn(tx, { userId, occurrenceIds: [id], answer, isStanding: false });
    await tx.rows(statements.answerAlone, [userId, id]);
    return outcome;
  }
  if (answer === null) await tx.rows(statements.removeStandingAnswer, [sessionId, userId]);
  else await tx.rows(statements.setStandingAnswer, [sessionId, userId, answer]);
  const dates = await tx.rows<{ id: string }>(statements.datesToAnswer, [sessionId, userId, id]);
  return answerIn(tx, { userId, occurrenceIds: dates.map((date) => date.id), answer, isStanding: true });
}
