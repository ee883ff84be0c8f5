import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { can } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { Comment } from "../groups/discussion/Comment";
import { Post } from "../groups/discussion/Post";
import { StudySession } from "../studySessions/plan/StudySession";
import { appealableUntil } from "./appealService";
import { MemberDecision, ReportKind, ReportOutcome } from "./choices";
import { ModerationDecision } from "./ModerationDecision";
import { moderationActions } from "./moderationPolicy";
import { Report } from "./Report";
import { AtMost } from "../../platform/graphql/atMost";
import { comments as limits } from "../groups/limits";

@Resolver(() => ModerationDecision)
export class DecisionResolver {
  @FieldResolver(() => ReportKind, { nullable: true, description: "What it is about." })
  async kind(@Root() { caseId }: ModerationDecision, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.moderationCase.load(caseId))?.kind;
  }

  @FieldResolver(() => String, { nullable: true, description: "The reported text, for 30 days after the decision." })
  async text(@Root() { caseId }: ModerationDecision, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.moderationCase.load(caseId))?.text;
  }

  @FieldResolver(() => ModerationDecision, {
    nullable: true,
    description: "What was decided about the appeal; null while it waits, and without one.",
  })
  answer(@Root() { id, appealedAt }: ModerationDecision, @Ctx() ctx: AppContext) {
    return appealedAt ? ctx.loaders.answerToAppeal.load(id) : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: "Until when the member can appeal; null where they cannot, or not any more.",
  })
  appealableUntil(@Root() decision: ModerationDecision, @Ctx() { viewer }: AppContext) {
    return viewer && viewer.id !== decision.memberId ? null : appealableUntil(decision);
  }
}

@Resolver(() => Report)
export class ReportResolver {
  @FieldResolver(() => ReportKind, { nullable: true, description: "What it is about." })
  async kind(@Root() { caseId }: Report, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.moderationCase.load(caseId))?.kind;
  }

  @FieldResolver(() => ReportOutcome, { nullable: true, description: "What came of it; null while it waits." })
  async outcome(@Root() { caseId }: Report, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.moderationCase.load(caseId))?.outcome;
  }
}

/**
 * The decision that hid something. A new owner can read why it is hidden, but not the sanction of the writer, nor their
 * appeal.
 */
function forViewer(ctx: AppContext, decision: ModerationDecision | null): ModerationDecision | null {
  if (!decision || can(ctx, moderationActions.readMember, decision)) return decision;
  return { ...decision, member: MemberDecision.NONE, until: null, appeal: null, appealedAt: null };
}

/** Moderation fields of posts and comments, so that posts do not depend on moderation. */
@Resolver(() => Post)
export class HiddenPostResolver {
  @FieldResolver(() => ModerationDecision, {
    nullable: true,
    description:
      "Why moderators hid it, where the viewer can read it all the same; null for a post that is not hidden.",
  })
  async hiddenBy(@Root() { id, hiddenAt }: Post, @Ctx() ctx: AppContext) {
    return hiddenAt ? forViewer(ctx, await ctx.loaders.hidingOfPost.load(id)) : null;
  }

  @AtMost(limits.hidden)
  @FieldResolver(() => [Comment], {
    description: "The viewer's own comments under it that moderators hid, the newest first, at most 20.",
  })
  hiddenComments(@Root() { id }: Post, @Ctx() ctx: AppContext) {
    return ctx.viewer ? ctx.loaders.hiddenCommentsOfMember(ctx.viewer.id).load(id) : [];
  }
}

@Resolver(() => Comment)
export class HiddenCommentResolver {
  @FieldResolver(() => ModerationDecision, {
    nullable: true,
    description: "Why moderators hid it, on what `hiddenComments` lists; else null.",
  })
  hiddenBy(@Root() { id, hiddenAt }: Comment, @Ctx() ctx: AppContext) {
    return hiddenAt ? ctx.loaders.hidingOfComment.load(id) : null;
  }
}

@Resolver(() => StudySession)
export class HiddenSessionResolver {
  @FieldResolver(() => ModerationDecision, {
    nullable: true,
    description:
      "Why moderators hid it, where the viewer can read it all the same; null for a session that is not hidden.",
  })
  async hiddenBy(@Root() { id, hiddenAt }: StudySession, @Ctx() ctx: AppContext) {
    return hiddenAt ? forViewer(ctx, await ctx.loaders.hidingOfSession.load(id)) : null;
  }
}
