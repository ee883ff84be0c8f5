import { v7 as newId } from "uuid";
import { badInput, conflict } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import {
  claimKeyIn,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../../platform/idempotency/idempotency";
import { sessions as limits } from "../limits";
import { zoneVersion } from "../../../platform/time/zoneVersion";
import { writeWithinFirstDay } from "../../accounts/users/firstDay";
import { toLine } from "../../../platform/validation/text";
import { orNull } from "../../../platform/validation/validation";
import { toTimeZone } from "../../../platform/validation/timeZone";
import { getGroup, lockGroupIn, membershipStatus } from "../../groups/group/groupService";
import { lockMember } from "../../groups/group/groupStatements";
import { statusIn } from "../../groups/members/statusIn";
import { MemberRole } from "../../groups/group/choices";
import { AttendanceAnswer, Company } from "../choices";
import { answerIn } from "../answers/answerDates";
import { runningSessions, setStandingAnswer } from "./changeStatements";
import { dayOf } from "../dates/dates";
import { sessionMessages } from "../messages";
import { Occurrence } from "../dates/Occurrence";
import { toOccurrences } from "../dates/occurrenceRows";
import { checkOffer, checkOpenCount, toOffer } from "../open/offer";
import { datesOf, toRule } from "./plan";
import type { CreateStudySessionInput } from "./sessionInputs";
import { sessionActions } from "./sessionPolicy";
import { clearLoaders, getSession, notifyGroup, sessionNotFound } from "./sessionService";
import { StudySession } from "./StudySession";

/** Creates a session; the planner goes to it. A repeated request returns the first session. */
export async function createStudySession(ctx: AppContext, given: CreateStudySessionInput): Promise<StudySession> {
  const viewer = authorize(ctx, sessionActions.plan);
  const input = { ...given, groupId: orNull(given.groupId) };
  const group = input.groupId === null ? null : await getGroup(ctx, input.groupId);
  if (group) authorize(ctx, sessionActions.planIn, await membershipStatus(ctx, group));
  else if (input.capacity != null) throw badInput({ field: "capacity", message: sessionMessages.capacityAlone() });
  checkOffer(input);
  const repeatable = toRepeatable(input.idempotencyKey, "createStudySession", { ...given, idempotencyKey: null });
  const first = repeatable && (await findFirstResult(ctx.db, viewer.id, repeatable));
  if (first) return getSession(ctx, first);
  const session = await toSession(ctx, input, viewer.id);
  const rows = toOccurrences(session, datesOf(toRule(input), dayOf(new Date(), session.timeZone)));
  if (rows.some(({ startsAt }) => startsAt && startsAt <= new Date()))
    throw badInput({ field: "startsOn", message: sessionMessages.startPast() });
  const planned = { session, rows, repeatable, userId: viewer.id };
  const isNew = await writeWithinFirstDay(ctx, {
    rate: "firstDaySessions",
    refusal: sessionMessages.firstDay,
    repeatable,
    async write() {
      await ctx.rates.consume("sessionsPerDay", viewer.id);
      return (await ctx.db.transaction((tx) => store(ctx, tx, planned))) || null;
    },
  });
  if (!isNew) return getRepeated(ctx, viewer.id, repeatable);
  clearLoaders(ctx);
  return getFirst(ctx, session.id);
}

interface Planned {
  session: StudySession;
  rows: Partial<Occurrence>[];
  repeatable: RepeatableRequest | null;
  userId: string;
}

/** False when another request with the same key was first. */
async function store(ctx: AppContext, tx: Tx, { session, rows, repeatable, userId }: Planned): Promise<boolean> {
  if (repeatable && !(await claimKeyIn(tx, userId, repeatable, session.id))) return false;
  await tx.rows(lockMember, [userId]);
  await checkPlace(ctx, tx, session, userId);
  await tx.insert(StudySession, session);
  await tx.insert(Occurrence, rows);
  await tx.rows(setStandingAnswer, [session.id, userId, AttendanceAnswer.GOING]);
  const occurrenceIds = rows.map(({ id = "" }) => id);
  await answerIn(tx, { userId, occurrenceIds, answer: AttendanceAnswer.GOING, isStanding: true });
  const [first] = occurrenceIds;
  if (session.groupId !== null && first) tx.publish("sessionPlanned", { occurrenceId: first, byId: userId });
  notifyGroup(tx, session.groupId);
  return true;
}

/** Checks again under the locks that the planner is a member of the group, and that the limits allow another session. */
async function checkPlace(ctx: AppContext, tx: Tx, { groupId, company }: StudySession, userId: string): Promise<void> {
  let isPlainMember = false;
  if (groupId !== null) {
    await lockGroupIn(tx, groupId);
    const status = await statusIn(ctx, tx, groupId);
    authorize(ctx, sessionActions.planIn, status);
    isPlainMember = status.membership?.role === MemberRole.MEMBER && !status.group.isForTwo;
  }
  const [running] = await tx.rows<Running>(runningSessions, [userId, groupId]);
  if (company !== Company.NOBODY) checkOpenCount(running?.openOfMember ?? 0);
  const { perMember, perGroup, perMemberInGroup: max } = limits;
  if (isPlainMember && (running?.ofMemberInGroup ?? 0) >= max) throw conflict(sessionMessages.tooManyInGroup({ max }));
  if ((running?.ofMember ?? 0) >= perMember) throw conflict(sessionMessages.tooManyOfMember({ max: perMember }));
  if ((running?.ofGroup ?? 0) >= perGroup) throw conflict(sessionMessages.tooManyOfGroup({ max: perGroup }));
}

interface Running {
  ofMember: number;
  ofGroup: number;
  ofMemberInGroup: number;
  openOfMember: number;
}

async function toSession(ctx: AppContext, input: CreateStudySessionInput, viewerId: string): Promise<StudySession> {
  const { frequency, weekdays, endsOn, endsAfter } = toRule(input);
  const groupId = input.groupId?.toLowerCase() ?? null;
  const session: Omit<StudySession, "createdAt" | "updatedAt"> = {
    id: newId(),
    groupId,
    memberId: groupId === null ? viewerId : null,
    ownerId: viewerId,
    title: toLine(input.title),
    goal: orNull(input.goal),
    ...{ startsOn: input.startsOn, startTime: input.startTime, durationMinutes: input.durationMinutes },
    timeZone: await findZone(ctx, input.timeZone, viewerId),
    ...{ frequency, weekdays: [...weekdays], endsOn, endsAfter },
    place: orNull(input.place),
    ...toOffer(input),
    cancelledAt: null,
    hiddenAt: null,
    zoneData: zoneVersion(),
  };
  return session as StudySession;
}

/** The given time zone, else that of the viewer's profile. */
async function findZone({ loaders }: AppContext, given: string | null | undefined, viewerId: string): Promise<string> {
  const wanted = orNull(given);
  const zone = wanted !== null ? toTimeZone(wanted) : (await loaders.profileOfUser.load(viewerId))?.timeZone;
  if (!zone) throw badInput({ field: "timeZone", message: sessionMessages.zoneMissing() });
  return zone;
}

async function getFirst(ctx: AppContext, id: string): Promise<StudySession> {
  const session = await ctx.loaders.studySession.load(id);
  if (!session) throw sessionNotFound();
  return session;
}

async function getRepeated(ctx: AppContext, userId: string, repeatable: RepeatableRequest | null) {
  const id = repeatable && (await findFirstResult(ctx.db, userId, repeatable));
  if (id === null) throw sessionNotFound();
  return getSession(ctx, id);
}
