import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { SetWeeklyGoalInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { readStats } from "./readStats";
import { StudyStats } from "./StudyStats";
import { setWeeklyGoal } from "./weeklyGoalService";
import { AtMost } from "../../../platform/graphql/atMost";

@Resolver()
export class WeeklyGoalResolver {
  @AtMost(7)
  @Needs(roomActions.setGoal)
  @Mutation(() => StudyStats, {
    nullable: true,
    description: "Says how many minutes the viewer wants to study in seven days. Returns the last seven days.",
  })
  async setWeeklyGoal(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetWeeklyGoalInput, { description: "How many minutes." }) input: SetWeeklyGoalInput,
  ) {
    await setWeeklyGoal(ctx, input);
    return readStats(ctx, ctx.viewer?.id ?? "", 1);
  }
}
