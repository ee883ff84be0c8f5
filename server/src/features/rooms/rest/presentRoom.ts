import type { AppContext } from "../../../platform/context";
import { presentSignature } from "../../accounts/rest/presentAccount";
import { isHidden } from "../../blocks/visibility";
import type { StudyFocus } from "../focus/StudyFocus";
import type { RoomSeat } from "../presence/RoomSeat";
import type { StudyRoom } from "../StudyRoom";
import { timerOf } from "../timer/RoomTimer";

export async function presentRoom(ctx: AppContext, room: StudyRoom) {
  const { id: _id, groupId: group, occurrenceId: occurrence, version } = room;
  const [counted, seat, timer] = await Promise.all([
    ctx.loaders.peopleCount.load(_id),
    ctx.viewer && ctx.loaders.seatOfMember.load(ctx.viewer.id),
    presentTimer(ctx, room),
  ]);
  return {
    ...{ _id, group, occurrence, version, peopleCount: counted?.count ?? 0 },
    seat: seat?.roomId === _id ? { goal: seat.goal, date: seat.createdAt.toISOString() } : null,
    timer,
  };
}

async function presentTimer(ctx: AppContext, room: StudyRoom) {
  const timer = timerOf(room);
  if (!timer) return null;
  const { phase, startedAt, endsAt, focusMinutes, breakMinutes, starterId } = timer;
  return {
    phase,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...{ focusMinutes, breakMinutes, startedBy: starterId && (await seenMember(ctx, starterId)) },
  };
}

/** The id of a member whom the viewer sees; null for others, and for who is absent. */
async function seenMember(ctx: AppContext, userId: string): Promise<string | null> {
  const [user, isBlocked] = await Promise.all([ctx.loaders.user.load(userId), isHidden(ctx, userId)]);
  return user && !isBlocked ? userId : null;
}

export async function presentPerson(ctx: AppContext, { userId, user, goal, createdAt }: RoomSeat) {
  return { ...(await presentSignature(ctx, userId, user)), goal, date: createdAt.toISOString() };
}

export const presentFocus = ({ id: _id, goal, startedAt, endsAt, result }: StudyFocus) => ({
  ...{ _id, goal, startedAt: startedAt.toISOString(), endsAt: endsAt.toISOString(), result },
});
