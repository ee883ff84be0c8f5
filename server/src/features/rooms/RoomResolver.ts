import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import { Id } from "../../platform/graphql/Id";
import { rooms as limits } from "./limits";
import { countRows } from "../../platform/paging/count";
import { PageArgs } from "../../platform/paging/PageArgs";
import { Group } from "../groups/group/Group";
import { Occurrence } from "../studySessions/dates/Occurrence";
import { findOccurrence } from "../studySessions/plan/sessionService";
import { RoomPersonConnection } from "./roomConnections";
import { EnterRoomInput, RoomInput, StartTimerInput } from "./roomInputs";
import { roomActions } from "./roomPolicy";
import { RoomSeat } from "./presence/RoomSeat";
import * as rooms from "./roomService";
import { countedPeople } from "./roomStatements";
import { RoomTimer, timerOf } from "./timer/RoomTimer";
import { StudyRoom } from "./StudyRoom";
import { startTimer, stopTimer } from "./timer/timerService";

const whichRoom = { description: "Which room." };

@Resolver(() => StudyRoom)
export class RoomResolver {
  @Needs(roomActions.read)
  @Query(() => StudyRoom, {
    nullable: true,
    description:
      "A study room; null when there is no such group, or no date where the viewer has a seat. FORBIDDEN where it is for the members of its group, CONFLICT while the room of a date is closed.",
  })
  room(
    @Ctx() ctx: AppContext,
    @Id("id", "The id of a group, of a date of an open session, or of the commons.") id: string,
  ) {
    return rooms.findRoom(ctx, id);
  }

  @Needs(roomActions.read)
  @Query(() => StudyRoom, { nullable: true, description: "The study room for all members." })
  commons(@Ctx() ctx: AppContext) {
    return rooms.findRoom(ctx, null);
  }

  @Needs(roomActions.enter)
  @Mutation(() => StudyRoom, {
    nullable: true,
    description:
      "Enters a room, or changes what the viewer wants to do there; leaves the room they were in. They stay as long as they follow roomChanged.",
  })
  enterRoom(@Ctx() ctx: AppContext, @Arg("input", () => EnterRoomInput, whichRoom) input: EnterRoomInput) {
    return rooms.enterRoom(ctx, input);
  }

  @Needs(roomActions.enter)
  @Mutation(() => StudyRoom, {
    nullable: true,
    description: `For a page without its subscription for now: keeps the viewer's seat for ${limits.keptSeconds} seconds, or takes it again with this goal. Does nothing for a viewer who is in another room; then viewerSeat is null.`,
  })
  keepSeat(@Ctx() ctx: AppContext, @Arg("input", () => EnterRoomInput, whichRoom) input: EnterRoomInput) {
    return rooms.keepSeat(ctx, input);
  }

  @Needs(roomActions.enter)
  @Mutation(() => StudyRoom, {
    nullable: true,
    description: "Leaves a room at once; without being there nothing changes.",
  })
  leaveRoom(@Ctx() ctx: AppContext, @Arg("input", () => RoomInput, whichRoom) input: RoomInput) {
    return rooms.leaveRoom(ctx, input);
  }

  @Needs(roomActions.time)
  @Mutation(() => StudyRoom, {
    nullable: true,
    description: "Starts the timer of a room that the viewer is in; one that runs stays as it is.",
  })
  startTimer(@Ctx() ctx: AppContext, @Arg("input", () => StartTimerInput, whichRoom) input: StartTimerInput) {
    return startTimer(ctx, input);
  }

  @Needs(roomActions.time)
  @Mutation(() => StudyRoom, {
    nullable: true,
    description:
      "Stops the timer: for the one who started it and the group's moderators, and for everyone there once the starter has left. FORBIDDEN in the commons, which follows the clock.",
  })
  stopTimer(@Ctx() ctx: AppContext, @Arg("input", () => RoomInput, whichRoom) input: RoomInput) {
    return stopTimer(ctx, input);
  }

  @FieldResolver(() => Group, { nullable: true, description: "The group that it belongs to; null for other rooms." })
  group(@Root() { groupId }: StudyRoom, @Ctx() ctx: AppContext) {
    return groupId && loadParent(ctx.loaders.group, groupId);
  }

  @FieldResolver(() => Occurrence, {
    nullable: true,
    description: "The date of an open session that it is for; null for other rooms.",
  })
  occurrence(@Root() { occurrenceId }: StudyRoom, @Ctx() ctx: AppContext) {
    return occurrenceId && findOccurrence(ctx, occurrenceId);
  }

  @FieldResolver(() => Int, { description: "How many people are there." })
  async peopleCount(@Root() { id }: StudyRoom, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.peopleCount.load(id))?.count ?? 0;
  }

  @FieldResolver(() => RoomPersonConnection, { description: "Who is there, those who came first before the others." })
  async people(@Root() { id }: StudyRoom, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return new RoomPersonConnection(await rooms.listPeople(ctx, id, page), () =>
      countRows(ctx.db, countedPeople, [id]),
    );
  }

  @FieldResolver(() => RoomSeat, { nullable: true, description: "The viewer there; null while they are not." })
  async viewerSeat(@Root() { id }: StudyRoom, @Ctx() { viewer, loaders }: AppContext) {
    const seat = viewer && (await loaders.seatOfMember.load(viewer.id));
    return seat?.roomId === id ? seat : null;
  }

  @FieldResolver(() => RoomTimer, { nullable: true, description: "The timer; null while none runs." })
  timer(@Root() room: StudyRoom) {
    return timerOf(room);
  }
}
