import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import type { Occurrence } from "../dates/Occurrence";
import { findPlace } from "../plan/place";
import { mayChange } from "../plan/sessionService";
import type { StudySession } from "../plan/StudySession";

export async function presentSession(ctx: AppContext, session: StudySession) {
  const { id: _id, groupId: group, title, goal, startsOn, startTime, timeZone, durationMinutes } = session;
  const counts = await ctx.loaders.upcomingCounts.load(session.id);
  return {
    ...{ _id, group, title, goal, startsOn, startTime, timeZone, durationMinutes },
    frequency: session.frequency,
    weekdays: session.weekdays,
    place: await findPlace(ctx, session),
    capacity: session.capacity,
    upcoming: (counts?.planned ?? 0) + (counts?.moved ?? 0),
    mayChange: await mayChange(ctx, session),
    cancelled: session.cancelledAt !== null,
  };
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
  };
}
