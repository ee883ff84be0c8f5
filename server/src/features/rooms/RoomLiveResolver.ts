import { type ArgsDictionary, Ctx, FieldResolver, Resolver, Root, Subscription } from "type-graphql";
import { leaveEventOut, Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import { Id } from "../../platform/graphql/Id";
import type { LiveRoomChange } from "../../platform/live/events";
import { checkId } from "../../platform/validation/validation";
import { isInDiscussion } from "../memberships/access";
import { RoomChangeKind } from "./choices";
import { commonsId } from "./commons";
import { followRoom } from "./followRoom";
import { RoomChange } from "./RoomChange";
import { roomActions } from "./roomPolicy";
import { RoomSeat } from "./RoomSeat";
import { roomOfGroup } from "./roomService";
import { RoomTimer, timerOf } from "./RoomTimer";

@Resolver(() => RoomChange)
export class RoomLiveResolver {
  @Needs(roomActions.follow)
  @Subscription(() => RoomChange, {
    subscribe: ({ args, context }) => followRoom(context as AppContext, toRoomId(args as ArgsDictionary)),
    description:
      "What happens in a study room: first its timer as it is, then every change. It keeps the viewer in the room that they have entered.",
  })
  async roomChanged(
    @Root() change: LiveRoomChange,
    @Ctx() ctx: AppContext,
    @Id("roomId", "The id of a group, or of the commons.") _roomId: string,
  ): Promise<RoomChange> {
    if (!(await mayBeThere(ctx, change.id))) leaveEventOut();
    return toChange(change);
  }

  @FieldResolver(() => RoomTimer, {
    nullable: true,
    description: "With TIMER_CHANGED: the timer; null when it was stopped.",
  })
  async timer(@Root() { kind, roomId }: RoomChange, @Ctx() ctx: AppContext) {
    return kind === RoomChangeKind.TIMER_CHANGED ? timerOf(await roomOfGroup(ctx, roomId)) : null;
  }

  @FieldResolver(() => RoomSeat, {
    nullable: true,
    description: "Who did it; null with TIMER_CHANGED, and for a member whom the viewer does not see.",
  })
  person(@Root() { person }: RoomChange) {
    return person;
  }
}

/** All subscribers of an event share what is loaded. */
async function mayBeThere(ctx: AppContext, roomId: string): Promise<boolean> {
  if (roomId === commonsId) return true;
  return isInDiscussion(ctx, await loadParent(ctx.loaders.group, roomId));
}

function toChange({ id: roomId, version, kind, person }: LiveRoomChange): RoomChange {
  const seat = person && Object.assign(new RoomSeat(), person, { roomId, createdAt: new Date(person.since) });
  return Object.assign(new RoomChange(), { roomId, version, kind, person: seat });
}

/** Arguments are validated with the first event; a malformed id must not wait that long. */
function toRoomId(args: ArgsDictionary): string {
  const roomId = String(args.roomId);
  checkId(roomId, "roomId");
  return roomId.toLowerCase();
}
