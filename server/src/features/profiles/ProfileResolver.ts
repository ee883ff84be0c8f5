import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLResolveInfo } from "graphql";
import { User } from "../accounts/users/User";
import { can } from "../../platform/authorization/authorize";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import { Joined } from "../../platform/graphql/joined";
import { loadParent } from "../../platform/database/loader";
import { selectedPaths } from "../../platform/graphql/lookAhead";
import { checkPageSize } from "../../platform/validation/validation";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { Profile } from "./Profile";
import { SaveProfileInput } from "./profileInputs";
import { profileActions } from "./profilePolicy";
import { findProfile, saveProfile } from "./profileService";
import { AtMost } from "../../platform/graphql/atMost";
import { credentialsPerProfile } from "./limits";

const howMany = {
  defaultValue: credentialsPerProfile,
  description: `How many, 1 to ${credentialsPerProfile}: the cost of the operation counts them.`,
};

@Resolver(() => Profile)
export class ProfileResolver {
  @Needs(profileActions.read)
  @Query(() => Profile, { nullable: true, description: "A member's profile; null when they have none." })
  profile(@Ctx() ctx: AppContext, @Id("userId", "The member's id.") userId: string, @Info() info: GraphQLResolveInfo) {
    return findProfile(ctx, userId, { user: selectedPaths(info).has("user") });
  }

  @Needs(profileActions.edit)
  @Mutation(() => Profile, {
    nullable: true,
    description: "Creates the viewer's profile, or changes the fields that the input names.",
  })
  saveProfile(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SaveProfileInput, { description: "What to save." }) input: SaveProfileInput,
  ) {
    return saveProfile(ctx, input);
  }

  @Joined("user")
  @FieldResolver(() => User, { description: "The member with this profile." })
  user(@Root() profile: Profile, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.user, profile.userId);
  }

  @AtMost(credentialsPerProfile)
  @FieldResolver(() => [Experience], { description: "The jobs, the one added last first." })
  experience(@Root() profile: Profile, @Ctx() ctx: AppContext, @Arg("first", () => Int, howMany) first: number) {
    checkPageSize(first, credentialsPerProfile);
    return ctx.loaders.experienceOfProfile.load({ profileId: profile.id, first });
  }

  @AtMost(credentialsPerProfile)
  @FieldResolver(() => [Education], { description: "The studies, the one added last first." })
  education(@Root() profile: Profile, @Ctx() ctx: AppContext, @Arg("first", () => Int, howMany) first: number) {
    checkPageSize(first, credentialsPerProfile);
    return ctx.loaders.educationOfProfile.load({ profileId: profile.id, first });
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change it." })
  viewerCanEdit(@Root() profile: Profile, @Ctx() ctx: AppContext) {
    return can(ctx, profileActions.edit, profile);
  }
}
