import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { User } from "../accounts/users/User";
import { buddyActions } from "../buddies/buddyPolicy";
import { Group } from "../groups/group/Group";
import { OpenBuddyGroupInput } from "./buddyGroupInputs";
import { openBuddyGroup } from "./openBuddyGroup";

/** Groups of two buddies, without groups knowing about buddies. */
@Resolver(() => Group)
export class BuddyGroupResolver {
  @Needs(buddyActions.openGroup)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Opens the private group of the viewer and a buddy: always the same one, with both in it. FORBIDDEN with anyone but a buddy, and before the viewer's e-mail is confirmed.",
  })
  openBuddyGroup(
    @Ctx() ctx: AppContext,
    @Arg("input", () => OpenBuddyGroupInput, { description: "With whom." }) input: OpenBuddyGroupInput,
  ) {
    return openBuddyGroup(ctx, input);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "The other member of a group of two buddies; null in any other group, and while they are not there.",
  })
  buddy(@Root() group: Group, @Ctx() ctx: AppContext) {
    return group.isForTwo ? findOther(ctx, group) : null;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is a group of two buddies, which nobody else can join: it has no invitation.",
  })
  isForTwo(@Root() group: Group) {
    return group.isForTwo;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether it is a group of two that is over, because the other member has deleted the account.",
  })
  async isOver(@Root() group: Group, @Ctx() { viewer, loaders }: AppContext) {
    if (!group.isForTwo || !viewer) return false;
    return (await loaders.otherOfTwo.load({ groupId: group.id, viewerId: viewer.id })) === null;
  }

  /** A group of two is called by the other's name. */
  @FieldResolver()
  title(@Root() group: Group, @Ctx() ctx: AppContext): string | null | Promise<string | null> {
    return group.isForTwo ? findOther(ctx, group).then((other) => other?.name ?? group.title) : group.title;
  }
}

async function findOther({ viewer, loaders }: AppContext, { id: groupId }: Group) {
  const userId = viewer && (await loaders.otherOfTwo.load({ groupId, viewerId: viewer.id }));
  return userId ? loaders.user.load(userId) : null;
}
