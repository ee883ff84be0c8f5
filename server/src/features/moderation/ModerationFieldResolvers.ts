import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../platform/context";
import { canReadOwn } from "../../platform/authorization/authorize";
import { accountActions } from "../accounts/signIn/accountPolicy";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { Revision } from "../groups/editing/Revision";
import { pictures } from "../pictures/limits";
import { Picture } from "../pictures/Picture";
import { CaseState, DecisionObstacle } from "./choices";
import { CaseFile } from "./CaseFile";
import { LogEntry } from "./LogEntry";
import { ModerationCase } from "./ModerationCase";
import { ModerationDecision } from "./ModerationDecision";
import * as lists from "./moderationLists";
import { Report } from "./Report";
import { findSubjectNow } from "./reported";
import { findObstacle } from "./decisionObstacle";
import { AtMost } from "../../platform/graphql/atMost";
import { moderation as limits } from "./limits";

@ObjectType("ModerationNeighbour", { simpleResolvers: true, description: "A text that stands beside a reported one." })
class NeighbourType {
  @Field(() => ID, { description: "The id of the post or the comment." })
  id!: string;

  @Field(() => String, { description: "The text." })
  text!: string;

  @Field(() => String, { description: "Who wrote it." })
  authorName!: string;

  @Field(() => Date, { description: "When." })
  createdAt!: Date;
}

@ObjectType("ModerationVerdict", {
  simpleResolvers: true,
  description: "A decision with what moderators note about it.",
})
class VerdictType {
  @Field(() => ModerationDecision, { description: "As the member reads it." })
  decision!: ModerationDecision;

  @Field(() => String, { nullable: true, description: "For moderators." })
  internalNote!: string | null;
}

@ObjectType("ModerationSubject", { simpleResolvers: true, description: "A reported thing as it is now." })
class SubjectType {
  @Field(() => String, { description: "Its text." })
  text!: string;

  @Field(() => ID, { nullable: true, description: "The post that it is, or stands under." })
  postId!: string | null;

  @AtMost(pictures.perText)
  @Field(() => [Picture], { description: "The pictures that belong to it." })
  pictures!: Picture[];
}

@Resolver(() => ModerationCase)
export class CaseResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may decide it: it waits, and nothing is in the way.",
  })
  async viewerCanDecide(@Root() found: ModerationCase, @Ctx() ctx: AppContext) {
    return found.state === CaseState.OPEN && (await this.obstacle(found, ctx)) === null;
  }

  @FieldResolver(() => DecisionObstacle, { nullable: true, description: "Why the viewer may never decide it." })
  async obstacle(@Root() { id, authorId }: ModerationCase, @Ctx() ctx: AppContext) {
    const { authorRole } = await ctx.loaders.factsOfCase.load(id);
    const { id: viewerId = "", role: viewerRole = "MEMBER" } = ctx.viewer ?? {};
    return findObstacle({ viewerId, viewerRole, authorId, authorRole });
  }

  @FieldResolver(() => String, { nullable: true, description: "The author's name; null when the account is gone." })
  async authorName(@Root() { id }: ModerationCase, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.factsOfCase.load(id)).authorName;
  }

  @AtMost(pictures.perText)
  @FieldResolver(() => [Picture], {
    description: "The pictures as they were when it was first reported; kept as long as the text.",
  })
  pictures(@Root() found: ModerationCase) {
    return found.pictures ?? [];
  }

  @FieldResolver(() => Int, { description: "How many members reported it." })
  async reportCount(@Root() { id }: ModerationCase, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.factsOfCase.load(id)).reportCount;
  }

  @FieldResolver(() => Boolean, { description: "Whether it is hidden now." })
  async isHidden(@Root() { id }: ModerationCase, @Ctx() ctx: AppContext) {
    return (await ctx.loaders.factsOfCase.load(id)).isHidden;
  }
}

@ObjectType("ReportedText", { simpleResolvers: true, description: "What a reporter saw." })
class ReportedTextType {
  @Field(() => ID, { description: "The id of the report." })
  id!: string;

  @Field(() => String, { description: "The text." })
  text!: string;

  @AtMost(pictures.perText)
  @Field(() => [Picture], { description: "The pictures that belonged to the text." })
  pictures!: Picture[];

  @Field(() => Date, { description: "When it was reported." })
  createdAt!: Date;
}

@Resolver(() => CaseFile)
export class CaseFileResolver {
  @AtMost(limits.reportsShown)
  @FieldResolver(() => [Report], { description: "The newest reports, at most 50." })
  reports(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext) {
    return lists.listReports(ctx, found);
  }

  @AtMost(limits.reportsShown)
  @FieldResolver(() => [ReportedTextType], {
    description: "The texts of the newest reports that saw another one than the case has, because it was edited.",
  })
  otherTexts(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext) {
    return lists.listOtherTexts(ctx, found);
  }

  @AtMost(limits.reportsShown)
  @FieldResolver(() => [Revision], {
    description: "The newest earlier texts of the post or the comment, at most 50; removed after a year.",
  })
  revisions(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext) {
    return lists.listRevisions(ctx, found);
  }

  @FieldResolver(() => SubjectType, { nullable: true, description: "The thing as it is now; null when it is gone." })
  async subject(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext): Promise<SubjectType | null> {
    const now = await findSubjectNow(ctx, found);
    return now && { ...now, pictures: now.pictures ?? [] };
  }

  @AtMost(limits.neighbours)
  @FieldResolver(() => [NeighbourType], { description: "At most three texts that stand beside it." })
  neighbours(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext) {
    return lists.findNeighbours(ctx, found);
  }

  @AtMost(limits.reportsShown)
  @FieldResolver(() => [VerdictType], { description: "The decisions so far, the newest first." })
  async decisions(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext) {
    return (await lists.listDecisionsOf(ctx, found)).map(toVerdict);
  }

  @AtMost(limits.decisionsElsewhere)
  @FieldResolver(() => [VerdictType], {
    description: "The newest decisions about the same member in other cases, at most five.",
  })
  async decisionsElsewhere(@Root() { case: found }: CaseFile, @Ctx() ctx: AppContext) {
    return (await lists.listDecisionsElsewhere(ctx, found)).map(toVerdict);
  }
}

const toVerdict = (decision: ModerationDecision): VerdictType => ({ decision, internalNote: decision.internalNote });

@Resolver(() => LogEntry)
export class LogEntryResolver {
  @FieldResolver(() => String, { nullable: true, description: "The name of who did it; null for the operator." })
  actorName(@Root() { actorName }: LogEntry) {
    return actorName;
  }

  @FieldResolver(() => String, { nullable: true, description: "The name of the member whom it is about." })
  memberName(@Root() { memberName }: LogEntry) {
    return memberName;
  }
}

/** What members show of moderation, without accounts knowing about it. */
@Resolver(() => User)
export class StaffResolver {
  @FieldResolver(() => Boolean, { nullable: true, description: "Whether the viewer moderates; null on anyone else." })
  isModerator(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    if (!canReadOwn(ctx, accountActions.readAccess, user)) return null;
    return ctx.viewer?.role === "MODERATOR" || ctx.viewer?.role === "ADMIN";
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: "Whether the viewer runs the site; null on anyone else.",
  })
  isAdmin(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, accountActions.readAccess, user) ? ctx.viewer?.role === "ADMIN" : null;
  }
}
