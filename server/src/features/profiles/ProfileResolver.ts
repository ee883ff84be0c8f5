import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLResolveInfo } from "graphql";
import { User } from "../accounts/users/User";
import { can } from "../../platform/authorization/authorize";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import { Interest } from "./interest";
import { Joined } from "../../platform/graphql/joined";
import { loadParent } from "../../platform/database/loader";
import { selectedOfNodes, selectedPaths } from "../../platform/graphql/lookAhead";
import { checkPageSize } from "../../platform/validation/validation";
import { PageArgs } from "../../platform/paging/PageArgs";
import * as directory from "./directory";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { Profile } from "./Profile";
import { ProfileConnection } from "./ProfileConnection";
import { SaveProfileInput } from "./profileInputs";
import { profileActions } from "./profilePolicy";
import { needsWhole } from "./profileRows";
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

  @Needs(profileActions.read)
  @Query(() => ProfileConnection, { nullable: true, description: "The directory of members' profiles, newest first." })
  async profiles(
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("interests", () => [Interest], {
      nullable: true,
      description: "Anyone with one of these; left out or empty is everyone.",
    })
    interests: Interest[] | null | undefined,
    @Info() info: GraphQLResolveInfo,
  ) {
    const fields = selectedOfNodes(info);
    const parts = { user: fields.has("user"), whole: needsWhole(fields) };
    const connection = await directory.listProfiles(ctx, { interests }, page, parts);
    return new ProfileConnection(connection, () => directory.countProfiles(ctx, { interests }));
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
