import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { rooms as limits } from "../limits";
import { Profile } from "../../profiles/Profile";
import { StudyStats } from "./StudyStats";

/** Gives a profile the numbers of its member, without profiles knowing about rooms. */
@Resolver(() => Profile)
export class ProfileStatsResolver {
  @AtMost(limits.profileWeeks * 7)
  @FieldResolver(() => StudyStats, {
    nullable: true,
    description: `How much the member studied in the last ${limits.profileWeeks} weeks: never what, and never with whom. null unless they show it, to themself too.`,
  })
  async studyStats(@Root() { userId, showsStudyTime }: Profile, @Ctx() { loaders }: AppContext) {
    return showsStudyTime ? ((await loaders.statsOfMember.load(userId))?.stats ?? null) : null;
  }
}
