import { Arg, type ArgsDictionary, Ctx, FieldResolver, Resolver, Root, Subscription } from "type-graphql";
import { endStream, Needs, skipEvent } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import { RightsCheck } from "../../platform/live/events";
import type { LiveRoomChange } from "./liveEvents";
import { rooms as limits } from "./limits";
import { checkId } from "../../platform/validation/validation";
import { takesPart } from "../groups/members/access";
import { findSeenNow } from "../groups/discussion/liveVisibility";
import { RoomChangeKind } from "./choices";
import { commonsId } from "./commons";
import { followRoom } from "./presence/followRoom";
import { roomMessages } from "./messages";
import { RoomChange } from "./RoomChange";
import { roomActions } from "./roomPolicy";
import { RoomSeat } from "./presence/RoomSeat";
import { findRoom } from "./roomService";
import { RoomTimer, timerOf } from "./timer/RoomTimer";
import { AtMost } from "../../platform/graphql/atMost";

@Resolver(() => RoomChange)
export class RoomLiveResolver {
  @Needs(roomActions.follow)
  @Subscription(() => RoomChange, {
    subscribe: ({ args, context }) =>
      followRoom(context as AppContext, toRoomId(args as ArgsDictionary), (args as ArgsDictionary).together === true),
    description:
      "What happens in a study room: first its timer as it is, then every change. It keeps the viewer in the room that they have entered.",
  })
  async roomChanged(
    @Root() change: LiveRoomChange | RightsCheck,
    @Ctx() ctx: AppContext,
    @Id("roomId", "The id of a group, of a date of an open session, or of the commons.") roomId: string,
    @Arg("together", () => Boolean, {
      defaultValue: false,
      description:
        "Whether what several do at once is one change with all of them in `people`, or one change for each.",
    })
    _together: boolean,
  ): Promise<RoomChange> {
    if (!(await mayBeThere(ctx, roomId.toLowerCase()))) endStream(roomMessages.notFound());
    return change instanceof RightsCheck ? skipEvent() : toChange(change);
  }

  @FieldResolver(() => RoomTimer, {
    nullable: true,
    description: "With TIMER_CHANGED: the timer; null when it was stopped.",
  })
  async timer(@Root() { kind, roomId }: RoomChange, @Ctx() ctx: AppContext) {
    const room = kind === RoomChangeKind.TIMER_CHANGED ? await ctx.loaders.studyRoom.load(roomId) : null;
    return room && timerOf(room);
  }

  @FieldResolver(() => RoomSeat, {
    nullable: true,
    description:
      "Who did it, of several the last one; null with TIMER_CHANGED, and for a member whom the viewer does not see.",
    deprecationReason: "Use `people`; may go from 2027-12-01 on.",
  })
  person(@Root() { seats }: RoomChange) {
    return seats.at(-1) ?? null;
  }

  @AtMost(limits.announcedAtOnce)
  @FieldResolver(() => [RoomSeat], {
    description: `Who did it, at most ${limits.announcedAtOnce}, without members whom the viewer does not see; one but with \`together\`.`,
  })
  people(@Root() { seats }: RoomChange) {
    return seats;
  }
}

/** All subscribers of an event share the loaders. */
async function mayBeThere(ctx: AppContext, roomId: string): Promise<boolean> {
  if (roomId === commonsId) return true;
  const post = await findSeenNow(ctx, roomId);
  return post === null ? isInDate(ctx, roomId) : takesPart(ctx, post);
}

/** Read again, at most once for all subscribers of an event: since they came, the date may have been cancelled. */
async function isInDate(ctx: AppContext, roomId: string): Promise<boolean> {
  const room = await findRoom(ctx, roomId).catch(() => null);
  return room?.occurrenceId != null;
}

function toChange({ id: roomId, version, kind, person, people, isCurrent }: LiveRoomChange): RoomChange {
  const seats = (people ?? (person ? [person] : [])).map(({ since, ...own }) =>
    Object.assign(new RoomSeat(), own, { roomId, createdAt: new Date(since) }),
  );
  const versionBefore = isCurrent ? version : version - Math.max(1, seats.length);
  return Object.assign(new RoomChange(), { roomId, version, versionBefore, kind, seats });
}

/** Checks the id at once, because arguments are validated only with the first event. */
function toRoomId(args: ArgsDictionary): string {
  const roomId = String(args.roomId);
  checkId(roomId, "roomId");
  return roomId.toLowerCase();
}
