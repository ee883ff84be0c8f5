import { conflict, forbidden } from "../../../errors";
import { AppError } from "../../../errors";
import { authorize, can } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { groupActions } from "../../groups/group/groupPolicy";
import { statusIn } from "../../groups/members/statusIn";
import { commonsId } from "../commons";
import { announceTimer } from "../presence/announce";
import { endFocuses } from "../focus/focusStatements";
import { roomMessages } from "../messages";
import type { RoomInput, StartTimerInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { lockEntitled } from "../presence/lockEntitled";
import { openRoom } from "../presence/openRoom";
import { getRoom, reload } from "../roomService";
import * as statements from "../roomStatements";
import type { StudyRoom } from "../StudyRoom";

/** Starts the timer of the viewer's room. Returns the room unchanged if a timer is already running. */
export async function startTimer(ctx: AppContext, input: StartTimerInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.time);
  const found = await getRoom(ctx, input);
  const { id } = found;
  await ctx.db.transaction(async (tx) => {
    await requireRight(tx, id, viewer.id);
    await openRoom(tx, id);
    const room = await lockRoomOf(tx, id);
    if (room.timerStartedAt) return;
    if (!(await isThere(tx, viewer.id, id))) throw conflict(roomMessages.notInRoom());
    const [started] = await tx.rows<StudyRoom>(statements.setTimer, [
      id,
      true,
      viewer.id,
      input.focusMinutes,
      input.breakMinutes,
    ]);
    if (started) announceTimer(tx, started);
  });
  return reload(ctx, found);
}

/** Stops the timer. Allowed for its starter and the group's moderators; for everyone in the room after the starter has left. */
export async function stopTimer(ctx: AppContext, input: RoomInput): Promise<StudyRoom> {
  const viewer = authorize(ctx, roomActions.time);
  const found = await getRoom(ctx, input);
  const { id, groupId } = found;
  if (id === commonsId) throw forbidden(); // Nobody can stop its timer.
  await ctx.db.transaction(async (tx) => {
    await requireRight(tx, id, viewer.id);
    const mayManage = groupId !== null && can(ctx, groupActions.manage, await statusIn(ctx, tx, groupId));
    await openRoom(tx, id);
    const room = await lockRoomOf(tx, id);
    if (!room.timerStartedAt) return;
    if (!mayManage && room.timerStarterId !== viewer.id) await checkLeftAlone(tx, room, viewer.id);
    await tx.rows(endFocuses, [id, room.timerStartedAt]);
    const [stopped] = await tx.rows<StudyRoom>(statements.setTimer, [id, false, null, null, null]);
    if (stopped) announceTimer(tx, stopped);
  });
  return reload(ctx, found);
}

async function requireRight(tx: Tx, roomId: string, userId: string): Promise<void> {
  if ((await lockEntitled(tx, roomId, [userId])).length === 0) throw forbidden();
}

async function checkLeftAlone(tx: Tx, { id, timerStarterId }: StudyRoom, viewerId: string): Promise<void> {
  if (!(await isThere(tx, viewerId, id))) throw conflict(roomMessages.notInRoom());
  if (timerStarterId && (await isThere(tx, timerStarterId, id))) {
    throw new AppError("FORBIDDEN", roomMessages.noTimerToStop());
  }
}

async function lockRoomOf(tx: Tx, id: string): Promise<StudyRoom> {
  const [room] = await tx.rows<StudyRoom>(statements.lockRoom, [id]);
  if (!room) throw conflict(roomMessages.notFound());
  return room;
}

async function isThere(tx: Tx, userId: string, roomId: string): Promise<boolean> {
  const [row] = await tx.rows<{ isThere: boolean }>(statements.hasSeat, [userId, roomId]);
  return row?.isThere === true;
}
