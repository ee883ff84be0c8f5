import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { mayHide } from "../../blocks/visibility";
import { Group } from "../../groups/group/Group";
import { Occurrence } from "../dates/Occurrence";
import { listOfGroup } from "./sessionService";
import { AtMost } from "../../../platform/graphql/atMost";
import { sessions as limits } from "../limits";

/** Gives a group its calendar, without groups knowing about sessions. */
@Resolver(() => Group)
export class GroupSessionsResolver {
  @AtMost(limits.listedOfGroup)
  @FieldResolver(() => [Occurrence], {
    nullable: true,
    description: "What it has planned in a range of at most 62 days, in order of time: at most 200 dates.",
  })
  occurrences(
    @Root() group: Group,
    @Ctx() ctx: AppContext,
    @Arg("from", () => Date, { description: "The beginning: what ends later is in it." }) from: Date,
    @Arg("to", () => Date, { description: "The end: what begins earlier is in it." }) to: Date,
    @Arg("first", () => Int, {
      defaultValue: limits.listedOfGroup,
      description: `How many, 1 to ${limits.listedOfGroup}: the cost of the operation counts them.`,
    })
    first: number,
  ) {
    return listOfGroup(ctx, group, { from, to, first });
  }

  @FieldResolver(() => Occurrence, {
    nullable: true,
    description: "The date that comes next, or goes on now; null when none is planned.",
  })
  nextOccurrence(@Root() { id }: Group, @Ctx() ctx: AppContext) {
    return ctx.loaders.nextOfGroup.load({ groupId: id, viewerId: mayHide(ctx) ? (ctx.viewer?.id ?? null) : null });
  }
}
