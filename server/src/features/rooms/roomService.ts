import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import type { Tx } from "../../platform/events/transaction";
import { type Connection, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { toLine } from "../../platform/validation/text";
import { orNull } from "../../platform/validation/validation";
import { conflict, forbidden, notFound } from "../../errors";
import { type JoinedUserRow, toJoinedUser } from "../accounts/users/joinedUser";
import { mayHide } from "../blocks/visibility";
import { findGroup } from "../groups/group/groupService";
import { standingIn } from "../groups/members/access";
import { membershipActions } from "../groups/members/membershipPolicy";
import { announce } from "./presence/announce";
import { RoomChangeKind } from "./choices";
import { commonsId } from "./commons";
import { enterTogether } from "./presence/entrances";
import { AttendanceAnswer, OccurrenceState } from "../studySessions/choices";
import type { Occurrence } from "../studySessions/dates/Occurrence";
import { findOccurrence } from "../studySessions/plan/sessionService";
import { roomsOfDates } from "./limits";
import { roomMessages } from "./messages";
import type { EnterRoomInput, RoomInput } from "./roomInputs";
import { roomActions } from "./roomPolicy";
import { presenceOf } from "./presence/RoomPresence";
import type { RoomSeat } from "./presence/RoomSeat";
import * as statements from "./roomStatements";
import { StudyRoom } from "./StudyRoom";

/**
 * A room that the viewer may enter; without an id, the commons. null: no such group or date. Throws FORBIDDEN for who takes no part in
 * it, and CONFLICT while the room of a date is closed.
 */
export async function findRoom(ctx: AppContext, id: string | null | undefined): Promise<StudyRoom | null> {
  authorize(ctx, roomActions.read);
  const roomId = orNull(id)?.toLowerCase() ?? commonsId;
  if (roomId === commonsId) return loadParent(ctx.loaders.studyRoom, commonsId);
  const group = await findGroup(ctx, roomId);
  if (!group) return findRoomOfDate(ctx, roomId);
  authorize(ctx, membershipActions.takePart, await standingIn(ctx, group));
  return roomOfGroup(ctx, group.id);
}

/** The room of a date of an open session; null for those who have no seat in it. */
async function findRoomOfDate(ctx: AppContext, id: string): Promise<StudyRoom | null> {
  const date = await findOccurrence(ctx, id);
  if (!date || date.offeredTo === null || !(await hasSeatIn(ctx, date))) return null;
  checkRoomOpen(date);
  return (await ctx.loaders.studyRoom.load(date.id)) ?? unused({ id: date.id, occurrenceId: date.id });
}

async function hasSeatIn({ viewer, loaders }: AppContext, { id, state }: Occurrence): Promise<boolean> {
  if (!viewer || state === OccurrenceState.CANCELLED) return false;
  const own = await loaders.answer.load({ occurrenceId: id, userId: viewer.id });
  return own?.answer === AttendanceAnswer.GOING;
}

function checkRoomOpen({ startsAt, endsAt }: Occurrence): void {
  const { beforeMinutes, afterMinutes } = roomsOfDates;
  const now = Date.now();
  if (now < startsAt.getTime() - beforeMinutes * 60_000)
    throw conflict(roomMessages.notOpenYet({ minutes: beforeMinutes }));
  if (now > endsAt.getTime() + afterMinutes * 60_000) throw conflict(roomMessages.closed());
}

/** The room of a group that the viewer may enter, also if it has no row yet. */
export async function roomOfGroup({ loaders }: AppContext, groupId: string): Promise<StudyRoom> {
  return (await loaders.studyRoom.load(groupId)) ?? unused({ id: groupId, groupId });
}

/** The same room as it is now. */
export const roomNow = async ({ loaders }: AppContext, room: StudyRoom): Promise<StudyRoom> =>
  (await loaders.studyRoom.load(room.id)) ?? unused(room);

const unused = ({ id, groupId = null, occurrenceId = null }: Pick<StudyRoom, "id"> & Partial<StudyRoom>): StudyRoom =>
  Object.assign(new StudyRoom(), {
    id,
    groupId,
    occurrenceId,
    version: 0,
    focusMinutes: 25,
    breakMinutes: 5,
    timerStartedAt: null,
    timerStarterId: null,
  });

export async function getRoom(ctx: AppContext, { roomId }: RoomInput): Promise<StudyRoom> {
  const room = await findRoom(ctx, roomId);
  if (!room) throw notFound(roomMessages.notFound());
  return room;
}

/** Enters a room, or changes the goal. A member is in one room at a time, and leaves the previous one. */
export async function enterRoom(ctx: AppContext, input: EnterRoomInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.enter);
  const room = await getRoom(ctx, input);
  const { id } = room;
  const isAdmitted = await enterTogether(id, {
    ctx,
    userId: viewer.id,
    goal: orNull(input.goal && toLine(input.goal)),
  });
  if (!isAdmitted) throw await refusalOf(ctx, input);
  presenceOf(ctx).start();
  return reload(ctx, room);
}

/**
 * Keeps the viewer's seat without a subscription, or takes it again with this goal if it was freed. Does nothing for a member who
 * is in another room: they went there since.
 */
export async function keepSeat(ctx: AppContext, input: EnterRoomInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.enter);
  const room = await getRoom(ctx, input);
  const { id } = room;
  const seat = await ctx.loaders.seatOfMember.load(viewer.id);
  if (seat && seat.roomId !== id) return roomNow(ctx, room);
  if (!seat) await enterRoom(ctx, input);
  await ctx.db.transaction((tx) => tx.rows(statements.keepSeat, [id, viewer.id]));
  return reload(ctx, room);
}

/** Why a member got no seat, although they had the right a moment before. */
async function refusalOf(ctx: AppContext, input: RoomInput): Promise<Error> {
  const { loaders } = ctx;
  for (const name of ["post", "group", "membership", "blockBetween", "occurrence", "answer", "sightOfSession"] as const)
    loaders[name].clearAll();
  await getRoom(ctx, input);
  return forbidden();
}

/** Leaves a room at once. Idempotent. */
export async function leaveRoom(ctx: AppContext, input: RoomInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.enter);
  const room = await getRoom(ctx, input);
  await ctx.db.transaction((tx) => leaveRooms(tx, viewer.id, room.id));
  return reload(ctx, room);
}

/** Also for changes that end a member's right to a room. Without `roomId`: the current room. */
async function leaveRooms(tx: Tx, userId: string, roomId: string | null = null): Promise<void> {
  const left = await tx.rows<RoomSeat>(statements.leaveSeat, [userId, roomId]);
  await announce(
    tx,
    left.map((seat) => ({ roomId: seat.roomId, kind: RoomChangeKind.LEFT, seat })),
  );
}

/** The people in a room, first entered first, without members who are hidden from the viewer. */
export async function listPeople(ctx: AppContext, roomId: string, request: PageRequest): Promise<Connection<RoomSeat>> {
  const page = toPage(request);
  const { first, after } = page;
  const values: unknown[] = after ? [roomId, after.createdAt, after.id] : [roomId];
  const viewer = mayHide(ctx) ? `$${values.push(ctx.viewer?.id)}` : null;
  const statement = statements.peopleStatement({ limit: first + 1, hasCursor: after !== null, viewer });
  const rows = await ctx.db.rows<RoomSeat & JoinedUserRow>(statement, values);
  for (const row of rows) row.user = toJoinedUser(row.userId, row);
  return toConnection<RoomSeat>(rows, page);
}

/** Reads the room again after a change. */
export async function reload(ctx: AppContext, room: StudyRoom): Promise<StudyRoom> {
  const { id } = room;
  ctx.loaders.peopleCount.clear(id);
  ctx.loaders.seatOfMember.clearAll();
  ctx.loaders.studyRoom.clear(id);
  return roomNow(ctx, room);
}
