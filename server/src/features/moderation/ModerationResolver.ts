import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import { PageArgs } from "../../platform/paging/PageArgs";
import { appeal } from "./appealService";
import { CaseFile } from "./CaseFile";
import { CaseState } from "./choices";
import { decideReport } from "./decideReport";
import { ModerationCase } from "./ModerationCase";
import {
  ModerationCaseConnection,
  ModerationDecisionConnection,
  ModerationLogConnection,
  ReportConnection,
} from "./ModerationConnections";
import { ModerationDecision } from "./ModerationDecision";
import * as lists from "./moderationLists";
import { moderationActions } from "./moderationPolicy";
import { Report } from "./Report";
import { AppealInput, DecideReportInput, ReportInput } from "./reportInputs";
import { report } from "./reportService";

@Resolver()
export class ModerationResolver {
  @Needs(moderationActions.report)
  @Mutation(() => Report, {
    nullable: true,
    description:
      "Reports something to the moderators, who keep its text as it is now. Nobody learns who did; the viewer is notified of the outcome. The same thing again is a CONFLICT for a day.",
  })
  report(@Ctx() ctx: AppContext, @Arg("input", () => ReportInput, { description: "What." }) input: ReportInput) {
    return report(ctx, input);
  }

  @Needs(moderationActions.appeal)
  @Mutation(() => ModerationDecision, {
    nullable: true,
    description:
      "Asks the moderators to look at a decision again: once for each, within 20 days. Members, and suspended members with the token of their refused sign-in.",
  })
  appeal(@Ctx() ctx: AppContext, @Arg("input", () => AppealInput, { description: "Why." }) input: AppealInput) {
    return appeal(ctx, input);
  }

  @Needs(moderationActions.readOwn)
  @Query(() => ModerationDecisionConnection, {
    nullable: true,
    description:
      "What moderators decided about the viewer, or about the suspended member with this token: what changed nothing is left out, and an answer to an appeal stands with the decision that it is about.",
  })
  async moderationDecisions(
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("limitedToken", () => String, { nullable: true, description: "From the refused sign-in." })
    limitedToken: string | null | undefined,
  ) {
    const { connection, count } = await lists.listDecisions(ctx, limitedToken, page);
    return new ModerationDecisionConnection(connection, count);
  }

  @Needs(moderationActions.readReports)
  @Query(() => ReportConnection, { nullable: true, description: "What the viewer reported, and what came of it." })
  async myReports(@Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const { connection, count } = await lists.listOwnReports(ctx, page);
    return new ReportConnection(connection, count);
  }

  @Needs(moderationActions.review)
  @Query(() => ModerationCaseConnection, { nullable: true, description: "Cases, newest first. For moderators." })
  async moderationCases(
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("state", () => CaseState, { defaultValue: CaseState.OPEN, description: "Those that wait, or are decided." })
    state: CaseState,
  ) {
    const { connection, count } = await lists.listCases(ctx, state, page);
    return new ModerationCaseConnection(connection, count);
  }

  @Needs(moderationActions.review)
  @Query(() => CaseFile, {
    nullable: true,
    description: "One case, also from a group that the moderator is not in. Reading it is logged. For moderators.",
  })
  moderationCase(@Ctx() ctx: AppContext, @Id("id", "The case's id.") id: string) {
    return lists.openCaseFile(ctx, id);
  }

  @Needs(moderationActions.decide)
  @Mutation(() => ModerationCase, {
    nullable: true,
    description:
      "Decides a case. CONFLICT when somebody else changed it meanwhile; FORBIDDEN about oneself, and about staff but for admins. For moderators.",
  })
  decideReport(
    @Ctx() ctx: AppContext,
    @Arg("input", () => DecideReportInput, { description: "What." }) input: DecideReportInput,
  ) {
    return decideReport(ctx, input);
  }

  @Needs(moderationActions.review)
  @Query(() => ModerationLogConnection, {
    nullable: true,
    description: "What staff and operators did, newest first. For moderators.",
  })
  async moderationLog(@Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const { connection, count } = await lists.listLog(ctx, page);
    return new ModerationLogConnection(connection, count);
  }
}
