import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { Joined } from "../../../platform/graphql/joined";
import { User } from "../../accounts/users/User";
import { Membership } from "./Membership";
import { MembershipState } from "../group/choices";

@Resolver(() => Membership)
export class MembershipResolver {
  @Joined("user")
  @FieldResolver(() => User, {
    nullable: true,
    description:
      "Who; null while the member is not there, and for owner and moderators who do not see them because of a block.",
  })
  user(@Root() membership: Membership, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(membership.userId);
  }

  @FieldResolver(() => Date, { nullable: true, description: "Since when they belong to it; null while they do not." })
  joinedAt(@Root() { state, createdAt }: Membership) {
    return state === MembershipState.ACTIVE ? createdAt : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "When they asked to join; null unless they wait for an answer.",
  })
  requestedAt(@Root() { state, createdAt }: Membership) {
    return state === MembershipState.REQUESTED ? createdAt : null;
  }
}
