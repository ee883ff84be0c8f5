import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import type { Tx } from "../../platform/events/transaction";
import { type Connection, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { toLine } from "../../platform/validation/text";
import { orNull } from "../../platform/validation/validation";
import { forbidden, notFound } from "../../errors";
import { type JoinedUserRow, toJoinedUser } from "../accounts/users/joinedUser";
import { mayHide } from "../blocks/visibility";
import { findGroup } from "../groups/group/groupService";
import { standingIn } from "../groups/members/access";
import { membershipActions } from "../groups/members/membershipPolicy";
import { announce } from "./presence/announce";
import { RoomChangeKind } from "./choices";
import { commonsId } from "./commons";
import { enterTogether } from "./presence/entrances";
import { roomMessages } from "./messages";
import type { EnterRoomInput, RoomInput } from "./roomInputs";
import { roomActions } from "./roomPolicy";
import { presenceOf } from "./presence/RoomPresence";
import type { RoomSeat } from "./presence/RoomSeat";
import * as statements from "./roomStatements";
import { StudyRoom } from "./StudyRoom";

/** A room that the viewer may enter; without an id, the commons. null: no such group. Throws FORBIDDEN for who takes no part in it. */
export async function findRoom(ctx: AppContext, id: string | null | undefined): Promise<StudyRoom | null> {
  authorize(ctx, roomActions.read);
  const roomId = orNull(id)?.toLowerCase() ?? commonsId;
  if (roomId === commonsId) return loadParent(ctx.loaders.studyRoom, commonsId);
  const group = await findGroup(ctx, roomId);
  if (!group) return null;
  authorize(ctx, membershipActions.takePart, await standingIn(ctx, group));
  return roomOfGroup(ctx, group.id);
}

/** The room of a group that the viewer may enter, also if it has no row yet. */
export async function roomOfGroup({ loaders }: AppContext, groupId: string): Promise<StudyRoom> {
  return (await loaders.studyRoom.load(groupId)) ?? unused(groupId);
}

const unused = (id: string): StudyRoom =>
  Object.assign(new StudyRoom(), {
    id,
    groupId: id,
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
  const { id } = await getRoom(ctx, input);
  const isAdmitted = await enterTogether(id, {
    ctx,
    userId: viewer.id,
    goal: orNull(input.goal && toLine(input.goal)),
  });
  if (!isAdmitted) throw await refusalOf(ctx, input);
  presenceOf(ctx).start();
  return reload(ctx, id);
}

/**
 * Keeps the viewer's seat without a subscription, or takes it again with this goal if it was freed. Does nothing for a member who
 * is in another room: they went there since.
 */
export async function keepSeat(ctx: AppContext, input: EnterRoomInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.enter);
  const { id } = await getRoom(ctx, input);
  const seat = await ctx.loaders.seatOfMember.load(viewer.id);
  if (seat && seat.roomId !== id) return roomOfGroup(ctx, id);
  if (!seat) await enterRoom(ctx, input);
  await ctx.db.transaction((tx) => tx.rows(statements.keepSeat, [id, viewer.id]));
  return reload(ctx, id);
}

/** Why a member got no seat, although they had the right a moment before. */
async function refusalOf(ctx: AppContext, input: RoomInput): Promise<Error> {
  const { loaders } = ctx;
  for (const name of ["post", "group", "membership", "blockBetween"] as const) loaders[name].clearAll();
  await getRoom(ctx, input);
  return forbidden();
}

/** Leaves a room at once. Idempotent. */
export async function leaveRoom(ctx: AppContext, input: RoomInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.enter);
  const { id } = await getRoom(ctx, input);
  await ctx.db.transaction((tx) => leaveRooms(tx, viewer.id, id));
  return reload(ctx, id);
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
export async function reload(ctx: AppContext, id: string): Promise<StudyRoom> {
  ctx.loaders.peopleCount.clear(id);
  ctx.loaders.seatOfMember.clearAll();
  ctx.loaders.studyRoom.clear(id);
  return roomOfGroup(ctx, id);
}
