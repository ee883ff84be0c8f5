import { badInput, conflict, notFound } from "../../../errors";
import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { sessions as limits } from "../limits";
import { checkId, checkPageSize } from "../../../platform/validation/validation";
import { isHidden, mayHide } from "../../blocks/visibility";
import { findGroup, membershipStatus } from "../../groups/group/groupService";
import { moderatesGroup } from "../../groups/members/access";
import type { Group } from "../../groups/group/Group";
import { OccurrenceState } from "../choices";
import { sessionMessages } from "../messages";
import type { Occurrence } from "../dates/Occurrence";
import { sessionActions, type SessionAccess } from "./sessionPolicy";
import { scheduleStatement } from "./studySessionStatements";
import type { StudySession } from "./StudySession";

export const sessionNotFound = () => notFound(sessionMessages.notFound());

interface Placed extends Pick<StudySession, "groupId" | "memberId" | "ownerId"> {
  sessionId: string;
  /** null: the session, whichever date. */
  occurrenceId: string | null;
}

/** Whether the viewer can see a session: their own, an open one, or one with a visible group and planner. */
async function seesSession(ctx: AppContext, { groupId, memberId, ownerId, ...which }: Placed): Promise<boolean> {
  if (groupId === null) return memberId === ctx.viewer?.id || seesOthers(ctx, which);
  if (ownerId !== null && (await isHidden(ctx, ownerId)) && !(await moderatesGroup(ctx, groupId))) return false;
  return (await findGroup(ctx, groupId)) !== null;
}

async function seesOthers({ viewer, loaders }: AppContext, which: Pick<Placed, "sessionId" | "occurrenceId">) {
  return viewer !== null && loaders.sightOfSession.load({ ...which, viewerId: viewer.id });
}

/** Hidden sessions are visible to their planner and to moderators. */
const mayRead = (ctx: AppContext, session: { hiddenAt: Date | null; ownerId: string | null }): boolean =>
  session.hiddenAt === null || can(ctx, sessionActions.readHidden, session);

/** null if there is no such session that the viewer can see. */
export async function findSession(ctx: AppContext, id: string): Promise<StudySession | null> {
  authorize(ctx, sessionActions.read);
  checkId(id, "id");
  const session = await ctx.loaders.studySession.load(id.toLowerCase());
  if (!session || !mayRead(ctx, session)) return null;
  return (await seesSession(ctx, { ...placeOf(session), sessionId: session.id, occurrenceId: null })) ? session : null;
}

export async function findOccurrence(ctx: AppContext, id: string): Promise<Occurrence | null> {
  authorize(ctx, sessionActions.read);
  checkId(id, "id");
  const occurrence = await ctx.loaders.occurrence.load(id.toLowerCase());
  if (!occurrence) return null;
  const { groupId, memberId, plannerId = null, hiddenAt = null } = occurrence;
  if (!mayRead(ctx, { hiddenAt, ownerId: plannerId })) return null;
  const placed = {
    groupId,
    memberId,
    ownerId: plannerId,
    sessionId: occurrence.sessionId,
    occurrenceId: occurrence.id,
  };
  return (await seesSession(ctx, placed)) ? occurrence : null;
}

const placeOf = ({ groupId, memberId, ownerId }: StudySession) => ({ groupId, memberId, ownerId });

export async function getSession(ctx: AppContext, id: string): Promise<StudySession> {
  const session = await findSession(ctx, id);
  if (!session) throw sessionNotFound();
  return session;
}

export async function getOccurrence(ctx: AppContext, id: string): Promise<Occurrence> {
  const occurrence = await findOccurrence(ctx, id);
  if (!occurrence) throw sessionNotFound();
  return occurrence;
}

/** The session with the viewer's membership of its group. */
export async function sessionAccess(ctx: AppContext, session: StudySession): Promise<SessionAccess> {
  const group = session.groupId === null ? null : await ctx.loaders.group.load(session.groupId);
  return { session, inGroup: group && (await membershipStatus(ctx, group)) };
}

export const mayChange = async (ctx: AppContext, session: StudySession): Promise<boolean> =>
  can(ctx, sessionActions.change, await sessionAccess(ctx, session));

/** A range of time without its end. */
export interface TimeRange {
  from: Date;
  to: Date;
}

/** The first dates of a range. */
interface DatesOfRange extends TimeRange {
  first: number;
}

export function checkRange({ from, to }: TimeRange): void {
  if (to <= from) throw badInput({ field: "to", message: sessionMessages.rangeBackwards() });
  const days = limits.rangeDays;
  // One hour more, for ranges with a clock change.
  if (to.getTime() - from.getTime() > days * 86_400_000 + 3_600_000)
    throw badInput({ field: "to", message: sessionMessages.rangeTooLong({ days }) });
}

type ScheduledDate = Occurrence & Pick<StudySession, "ownerId" | "title" | "timeZone" | "capacity">;

/** The dates in the viewer's calendar: their own, seats in others', and those of their groups; optionally with brief sessions. */
export async function listSchedule(ctx: AppContext, range: DatesOfRange, withSessions: boolean): Promise<Occurrence[]> {
  const viewer = authorize(ctx, sessionActions.readCalendar);
  checkRange(range);
  const { from, to, first } = range;
  checkPageSize(first, limits.listed);
  const dates = await ctx.db.rows<ScheduledDate>(scheduleStatement(mayHide(ctx), first), [viewer.id, from, to], first);
  if (withSessions) {
    for (const date of dates) {
      const { sessionId: id, groupId, memberId, ownerId, title, timeZone, capacity } = date;
      date.session = { id, groupId, memberId, ownerId, title, timeZone, shownZone: timeZone, capacity };
    }
  }
  return dates;
}

/** The dates of a group that the viewer can see. */
export async function listOfGroup({ loaders }: AppContext, { id }: Group, range: DatesOfRange): Promise<Occurrence[]> {
  checkRange(range);
  checkPageSize(range.first, limits.listedOfGroup);
  return loaders.occurrencesOfGroup.load({ groupId: id, ...range });
}

/** Throws for past and cancelled dates, which cannot be changed. */
export function checkOpen({ startsAt, state }: Pick<Occurrence, "startsAt" | "state">, now = new Date()): void {
  if (startsAt <= now) throw conflict(sessionMessages.begun());
  if (state === OccurrenceState.CANCELLED) throw conflict(sessionMessages.cancelled());
}

/** Clears the caches of the loaders after a change of a session or its dates. */
export function clearLoaders({ loaders }: AppContext): void {
  for (const name of [
    "studySession",
    "occurrence",
    "answer",
    "upcomingCounts",
    "nextOfGroup",
    "occurrencesOfGroup",
    "attendeesOfDate",
    "sightOfSession",
    "keptSeats",
  ] as const)
    loaders[name].clearAll();
}

/** Notifies subscribers of the group, because its pages show its sessions. */
export function notifyGroup(tx: Tx, groupId: string | null): void {
  if (groupId !== null) tx.notify((live) => live.publish("groupChanged", { id: groupId }));
}
