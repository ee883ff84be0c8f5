import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { Group } from "../../groups/group/Group";
import { sessions as limits } from "../limits";
import { FreeHours } from "./FreeHours";
import { findFreeHours } from "./findFreeHours";

/** Shows those who plan in a group when its members are free. */
@Resolver(() => Group)
export class FreeHoursResolver {
  @AtMost(limits.freeHours)
  @FieldResolver(() => [FreeHours], {
    nullable: true,
    description:
      "When most of its members are usually free, the best time of each day: numbers alone, of those who show their hours to the viewer. null for those who may not plan in it.",
  })
  freeHours(
    @Root() group: Group,
    @Ctx() ctx: AppContext,
    @Arg("timeZone", () => String, {
      nullable: true,
      description: "The zone of the viewer's device; left out: that of their profile, else UTC.",
    })
    timeZone?: string | null,
    @Arg("durationMinutes", () => Int, {
      defaultValue: limits.usualMinutes,
      description: `How long they are free at least: ${limits.minutes.min} to ${limits.minutes.max} minutes.`,
    })
    durationMinutes: number = limits.usualMinutes,
  ) {
    return findFreeHours(ctx, group, { timeZone, durationMinutes });
  }
}
