import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { profileActions } from "../profilePolicy";
import { StudyWishes } from "./StudyWishes";
import { StudyWishesInput } from "./wishInputs";
import { readWishes, saveWishes } from "./wishService";

@Resolver()
export class WishResolver {
  @Needs(profileActions.readOwn)
  @Query(() => StudyWishes, {
    nullable: true,
    description: "What the viewer wants to learn, and when; also before they have a profile.",
  })
  studyWishes(@Ctx() ctx: AppContext) {
    return readWishes(ctx);
  }

  @Needs(profileActions.edit)
  @Mutation(() => StudyWishes, {
    nullable: true,
    description:
      "Says what the viewer wants to learn, and when. It changes their profile; without one, nobody else sees it, and the profile that they make begins with it.",
  })
  saveStudyWishes(
    @Ctx() ctx: AppContext,
    @Arg("input", () => StudyWishesInput, { description: "What to save." }) input: StudyWishesInput,
  ) {
    return saveWishes(ctx, input);
  }
}
