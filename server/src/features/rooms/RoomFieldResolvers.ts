import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../platform/context";
import { Joined } from "../../platform/graphql/joined";
import { User } from "../accounts/users/User";
import { Group } from "../groups/group/Group";
import { takesPart } from "../groups/members/access";
import { RoomSeat } from "./presence/RoomSeat";
import { roomOfGroup } from "./roomService";
import { RoomTimer } from "./timer/RoomTimer";
import { StudyRoom } from "./StudyRoom";

@Resolver(() => RoomSeat)
export class RoomPersonResolver {
  @Joined("user")
  @FieldResolver(() => User, { nullable: true, description: "Who; null while the member is not there." })
  user(@Root() seat: RoomSeat, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(seat.userId);
  }

  @FieldResolver(() => Date, { description: "Since when they are there." })
  since(@Root() { createdAt }: RoomSeat) {
    return createdAt;
  }
}

@Resolver(() => RoomTimer)
export class RoomTimerResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who started it; null in the commons, and when they are gone.",
  })
  startedBy(@Root() { starterId }: RoomTimer, @Ctx() ctx: AppContext) {
    return starterId && ctx.loaders.user.load(starterId);
  }
}

@Resolver(() => Group)
export class GroupRoomResolver {
  @FieldResolver(() => StudyRoom, {
    nullable: true,
    description: "Its study room; null for those who may not enter it.",
  })
  async room(@Root() group: Group, @Ctx() ctx: AppContext) {
    return ctx.viewer && (await takesPart(ctx, group)) ? roomOfGroup(ctx, group.id) : null;
  }
}
