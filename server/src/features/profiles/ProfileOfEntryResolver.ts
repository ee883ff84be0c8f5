import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../platform/context";
import { Joined } from "../../platform/graphql/joined";
import { loadParent } from "../../platform/database/loader";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { Profile } from "./Profile";

/** Leads from a job to the profile that it stands in. */
@Resolver(() => Experience)
export class ExperienceResolver {
  @Joined("profile")
  @FieldResolver(() => Profile, { description: "The profile that it is part of." })
  profile(@Root() { profileId }: Experience, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.profile, profileId);
  }
}

/** Leads from a course of study to the profile that it stands in. */
@Resolver(() => Education)
export class EducationResolver {
  @Joined("profile")
  @FieldResolver(() => Profile, { description: "The profile that it is part of." })
  profile(@Root() { profileId }: Education, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.profile, profileId);
  }
}
