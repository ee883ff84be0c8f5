import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { User } from "../accounts/User";
import type { AppContext } from "../../platform/context";
import { Profile } from "./Profile";
import { isShownTo } from "./profilePolicy";

/** Gives the member their profile, without accounts knowing about profiles. */
@Resolver(() => User)
export class UserProfileResolver {
  @FieldResolver(() => Profile, { nullable: true, description: "The member's profile; null until they save one." })
  async profile(@Root() user: User, @Ctx() ctx: AppContext) {
    const profile = await ctx.loaders.profileOfUser.load(user.id);
    return profile && isShownTo(ctx.viewer, profile) ? profile : null;
  }
}
