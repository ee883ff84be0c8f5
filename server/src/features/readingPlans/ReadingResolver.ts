import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { AtMost } from "../../platform/graphql/atMost";
import { User } from "../accounts/users/User";
import { Book } from "../books/Book";
import { Group } from "../groups/group/Group";
import { GroupInput } from "../groups/group/groupInputs";
import { reading as limits } from "./limits";
import { ChangeReadingPlanInput, PlanReadingInput, TickReadingInput } from "./readingInputs";
import { readingActions } from "./readingPolicy";
import { ReadingPlan, ReadingWeek } from "./ReadingPlan";
import * as reading from "./readingService";

/** What a group reads together. Changes give back the group, with the plan that is true afterwards. */
@Resolver(() => Group)
export class GroupReadingResolver {
  @FieldResolver(() => ReadingPlan, {
    nullable: true,
    description: "The book that its members read together; null without one, and for others than its members.",
  })
  readingPlan(@Root() { id }: Group, @Ctx() ctx: AppContext) {
    return reading.findPlan(ctx, id);
  }

  @Needs(readingActions.plan)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Plans a book for a group to read together, week by week. For its members. CONFLICT while it reads another one. Its members see the book, also one that the viewer added.",
  })
  planReading(
    @Ctx() ctx: AppContext,
    @Arg("input", () => PlanReadingInput, { description: "Which book, and when to read what." })
    input: PlanReadingInput,
  ) {
    return reading.planReading(ctx, input);
  }

  @Needs(readingActions.plan)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Changes a group's plan; ticks of weeks that it keeps stay. FORBIDDEN but for its planner, the owner and moderators.",
  })
  changeReadingPlan(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ChangeReadingPlanInput, { description: "What changes." }) input: ChangeReadingPlanInput,
  ) {
    return reading.changeReadingPlan(ctx, input);
  }

  @Needs(readingActions.plan)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Ends a group's plan, with what was ticked in it. FORBIDDEN but for its planner, the owner and moderators.",
  })
  endReadingPlan(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupInput, { description: "Which group." }) { groupId }: GroupInput,
  ) {
    return reading.endReadingPlan(ctx, groupId);
  }

  @Needs(readingActions.tick)
  @Mutation(() => Group, {
    nullable: true,
    description: "Says whether the viewer has read a week of their group's plan. Its members see it.",
  })
  tickReadingWeek(
    @Ctx() ctx: AppContext,
    @Arg("input", () => TickReadingInput, { description: "Which week." }) input: TickReadingInput,
  ) {
    return reading.tickReadingWeek(ctx, input);
  }
}

@Resolver(() => ReadingPlan)
export class ReadingPlanResolver {
  @FieldResolver(() => Book, {
    nullable: true,
    description: "The book; null once the member who added it has taken it away.",
  })
  book(@Root() { bookId }: ReadingPlan, @Ctx() ctx: AppContext) {
    return ctx.loaders.anyBook.load(bookId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "The week of the viewer's today, from 1; null before the first and after the last one.",
  })
  currentWeek(@Root() plan: ReadingPlan, @Ctx() ctx: AppContext) {
    return reading.currentWeekOf(ctx, plan);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change and end it." })
  viewerCanChange(@Root() plan: ReadingPlan, @Ctx() ctx: AppContext) {
    return reading.mayChangePlan(ctx, plan);
  }

  @AtMost(limits.weeks)
  @FieldResolver(() => [ReadingWeek], { description: `What to read in each week, ${limits.weeks} at most.` })
  weeks(@Root() plan: ReadingPlan, @Ctx() ctx: AppContext) {
    return reading.listWeeks(ctx, plan);
  }
}

@Resolver(() => ReadingWeek)
export class ReadingWeekResolver {
  @AtMost(limits.readers)
  @FieldResolver(() => [User], {
    description: `Members whom the viewer may see who have read it, the first ${limits.readers}.`,
  })
  readers(@Root() { readers }: ReadingWeek) {
    return readers;
  }
}
