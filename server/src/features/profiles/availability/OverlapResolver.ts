import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { Profile } from "../Profile";
import { overlapOf } from "./overlap";

/** Compares a profile with the viewer's own. */
@Resolver(() => Profile)
export class OverlapResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "For how many minutes a week the member and the viewer are free at the same time, by today's clocks; null for guests, in one's own profile, and unless both say when they are free and where their clock is.",
  })
  async overlapMinutes(@Root() profile: Profile, @Ctx() { viewer, loaders }: AppContext) {
    if (!viewer || viewer.id === profile.userId) return null;
    const own = await loaders.profileOfUser.load(viewer.id);
    return own && overlapOf(own, profile);
  }
}
