import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { User } from "../accounts/User";
import type { AppContext } from "../../platform/context";
import { Profile } from "./Profile";

/** Gives the member their profile, without accounts knowing about profiles. */
@Resolver(() => User)
export class UserProfileResolver {
  @FieldResolver(() => Profile, { nullable: true, description: "The member's profile; null until they save one." })
  profile(@Root() user: User, @Ctx() ctx: AppContext) {
    return ctx.loaders.profileOfUser.load(user.id);
  }
}
