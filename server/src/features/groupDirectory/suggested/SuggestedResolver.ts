import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { groupActions } from "../../groups/group/groupPolicy";
import { Occurrence } from "../../studySessions/dates/Occurrence";
import { suggested as limits } from "../limits";
import { SuggestedGroup } from "./SuggestedGroup";
import { listSuggestedGroups, listSuggestedSessions } from "./suggestedService";

const howMany = { defaultValue: limits.shown, description: `How many, 1 to ${limits.most}.` };

@Resolver()
export class SuggestedResolver {
  @Needs(groupActions.read)
  @AtMost(limits.most)
  @Query(() => [SuggestedGroup], {
    nullable: true,
    description:
      "Groups that the viewer may like to join, the best first: about what they want to learn, of their interest, or busy ones.",
  })
  suggestedGroups(@Ctx() ctx: AppContext, @Arg("first", () => Int, howMany) first: number) {
    return listSuggestedGroups(ctx, first);
  }

  @Needs(groupActions.read)
  @AtMost(limits.most)
  @Query(() => [Occurrence], {
    nullable: true,
    description: `The next dates of open groups that the viewer does not belong to, within ${limits.aheadDays} days and the viewer's hours, if they say any: the best first. Coming to one joins its group.`,
  })
  suggestedSessions(@Ctx() ctx: AppContext, @Arg("first", () => Int, howMany) first: number) {
    return listSuggestedSessions(ctx, first);
  }
}
