import { avatarOf, presentSignature } from "../../accounts/rest/presentAccount";
import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import type { Attendance } from "../answers/Attendance";
import { freeSeatsOf } from "../open/freeSeatsOf";
import { partnersOf } from "../open/offer";
import { repeatsShown, startShown, zoneShown } from "../open/zoneShown";
import type { Occurrence } from "../dates/Occurrence";
import { findPlace } from "../plan/place";
import { mayChange } from "../plan/sessionService";
import type { StudySession } from "../plan/StudySession";

export async function presentSession(ctx: AppContext, session: StudySession) {
  const { id: _id, groupId: group, title, goal, durationMinutes, company, interest } = session;
  const { day: startsOn, time: startTime } = await startShown(ctx, session);
  const timeZone = await zoneShown(ctx, session);
  const counts = await ctx.loaders.upcomingCounts.load(session.id);
  return {
    ...{ _id, group, title, goal, startsOn, startTime, timeZone, durationMinutes },
    ...repeatsShown(ctx, session),
    ...{ company, partners: partnersOf(session), interests: interest },
    place: await findPlace(ctx, session),
    capacity: session.capacity,
    upcoming: (counts?.planned ?? 0) + (counts?.moved ?? 0),
    mayChange: await mayChange(ctx, session),
    cancelled: session.cancelledAt !== null,
  };
}

export async function presentAttendee(ctx: AppContext, { userId, user, createdAt }: Attendance) {
  return { ...(await presentSignature(ctx, userId, user)), date: createdAt.toISOString() };
}

export async function presentDate(ctx: AppContext, occurrence: Occurrence) {
  const { id: _id, sessionId, groupId: group, startsAt, endsAt, state, goingCount, waitlistCount } = occurrence;
  const { title } = occurrence.session ?? (await loadParent(ctx.loaders.studySession, sessionId));
  const own = ctx.viewer && (await ctx.loaders.answer.load({ occurrenceId: _id, userId: ctx.viewer.id }));
  return {
    ...{ _id, session: sessionId, group, title, state },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    going: goingCount,
    waiting: waitlistCount,
    answer: own?.answer ?? null,
    placeInLine: own?.place ?? null,
    freeSeats: freeSeatsOf(occurrence),
  };
}

/** A date with a free seat, which was read with its session and planner. */
export async function presentOpenDate(ctx: AppContext, occurrence: Occurrence) {
  const { id: _id, sessionId, interest, startsAt, endsAt, memberId } = occurrence;
  const session =
    (occurrence.session as StudySession | undefined) ?? (await loadParent(ctx.loaders.studySession, sessionId));
  const owner = session.ownerShown ?? (memberId === null ? null : await ctx.loaders.user.load(memberId));
  const unknown = { id: memberId ?? "", faceVersion: 0 };
  return {
    ...{ _id, session: sessionId, title: session.title, goal: session.goal, interests: interest },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    freeSeats: freeSeatsOf(occurrence) ?? 0,
    ...{ user: memberId ?? "", name: owner?.name ?? "", avatar: avatarOf(ctx, owner ?? unknown) },
  };
}
