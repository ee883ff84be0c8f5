import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import { Id } from "../../platform/graphql/Id";
import { accountActions } from "../accounts/signIn/accountPolicy";
import { findMember } from "./findMember";
import { User } from "../accounts/users/User";
import type { AppContext } from "../../platform/context";
import { Profile } from "./Profile";
import { isShownTo } from "./profilePolicy";

/** Gives the member their profile, without accounts knowing about profiles. */
@Resolver(() => User)
export class UserProfileResolver {
  @Needs(accountActions.read)
  @Query(() => User, { nullable: true, description: "A member; null when there is none with this id." })
  user(@Ctx() ctx: AppContext, @Id("id", "The member's id.") id: string) {
    return findMember(ctx, id);
  }

  @FieldResolver(() => Profile, { nullable: true, description: "The member's profile; null until they save one." })
  async profile(@Root() user: User, @Ctx() ctx: AppContext) {
    const profile = await ctx.loaders.profileOfUser.load(user.id);
    return profile && isShownTo(ctx.viewer, profile) ? profile : null;
  }
}
