import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { AtMost } from "../../platform/graphql/atMost";
import { Id } from "../../platform/graphql/Id";
import { Registrations } from "../accounts/registrations";
import {
  AdministeredMemberPage,
  AdministeredText,
  Administration,
  Attention,
  FailedJob,
  SiteBan,
  SiteDay,
  SiteStorage,
} from "./Administration";
import * as inputs from "./administrationInputs";
import { actAsAdmin, administrationActions, requireAdmin } from "./administrationPolicy";
import * as service from "./administrationService";
import { MemberFilterArgs, TextFilterArgs } from "./filterArgs";
import { bans } from "../../platform/limits/limits";
import { site as limits } from "./limits";
import { Site } from "./Site";

@Resolver(() => Administration)
export class AdministrationResolver {
  @Needs(administrationActions.readSite)
  @Query(() => Site, { nullable: true, description: "What everybody may know of the state of this site." })
  site(@Ctx() ctx: AppContext) {
    return service.describeSite(ctx);
  }

  @Needs(administrationActions.run)
  @Query(() => Administration, {
    nullable: true,
    description:
      "What admins see of the site. NOT_FOUND for everybody else; CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  async administration(@Ctx() ctx: AppContext) {
    await requireAdmin(ctx);
    return {};
  }

  @AtMost(limits.days)
  @FieldResolver(() => [SiteDay], {
    description: "The last 30 days, the oldest first. Counted again every ten minutes.",
  })
  days(@Ctx() ctx: AppContext) {
    return service.listDays(ctx);
  }

  @AtMost(6)
  @FieldResolver(() => [Attention], { description: "What to look at, the most urgent first." })
  attention(@Ctx() ctx: AppContext) {
    return service.listAttention(ctx);
  }

  @AtMost(limits.membersListed)
  @FieldResolver(() => AdministeredMemberPage, {
    description: "Members by a part of the name or address; 50 at a time.",
  })
  members(
    @Ctx() ctx: AppContext,
    @Arg("input", () => MemberFilterArgs, { nullable: true, description: "Which." }) filter?: MemberFilterArgs | null,
  ) {
    return service.searchMembers(ctx, {
      text: filter?.text ?? "",
      role: filter?.role ?? null,
      after: filter?.after ?? null,
    });
  }

  @AtMost(limits.textsListed)
  @FieldResolver(() => [AdministeredText], {
    description: "Posts and comments since a time, the newest first; at most 100.",
  })
  texts(@Ctx() ctx: AppContext, @Arg("input", () => TextFilterArgs, { description: "Which." }) filter: TextFilterArgs) {
    return service.listTexts(ctx, filter.since, filter.memberIds ?? null);
  }

  @AtMost(limits.jobsListed)
  @FieldResolver(() => [FailedJob], { description: "Background work that has failed for good, at most 100." })
  failedJobs(@Ctx() ctx: AppContext) {
    return service.listFailedJobs(ctx);
  }

  @AtMost(bans.max)
  @FieldResolver(() => [SiteBan], { description: "What is refused, the newest first; at most 1,000." })
  bans(@Ctx() ctx: AppContext) {
    return service.listBans(ctx);
  }

  @FieldResolver(() => SiteStorage, { nullable: true, description: "What the site is stored on, and its versions." })
  storage(@Ctx() ctx: AppContext) {
    return service.describeStorage(ctx);
  }
}

const admin = "For admins, after `confirmIdentity`; NOT_FOUND for everybody else. It is in the moderation log.";

/** What admins change: the acts of `npm run admin`. */
@Resolver()
export class AdministrationChangesResolver {
  @Needs(administrationActions.run)
  @Mutation(() => Site, { nullable: true, description: `Shows a line above each page, or takes it away. ${admin}` })
  async setSiteNotice(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.SiteNoticeInput, { description: "What." }) { text, hours }: inputs.SiteNoticeInput,
  ) {
    const isCleared = !text?.trim();
    await actAsAdmin(
      ctx,
      "site.notice",
      isCleared ? { clear: true } : { text: [text], ...(hours ? { for: `${hours}h` } : {}) },
    );
    return service.describeSite(ctx);
  }

  @Needs(administrationActions.run)
  @Mutation(() => Site, { nullable: true, description: `Changes who may sign up. ${admin}` })
  async setRegistrations(
    @Ctx() ctx: AppContext,
    @Arg("registrations", () => Registrations, { description: "Who." }) registrations: Registrations,
  ) {
    await actAsAdmin(ctx, "site.registrations", { state: registrations.toLowerCase() });
    return service.describeSite(ctx);
  }

  @Needs(administrationActions.run)
  @Mutation(() => Site, {
    nullable: true,
    description: `Makes the site one that can only be read, or ends that. ${admin}`,
  })
  async setReadOnly(
    @Ctx() ctx: AppContext,
    @Arg("isReadOnly", () => Boolean, { description: "Whether." }) isReadOnly: boolean,
  ) {
    await actAsAdmin(ctx, "site.read-only", { state: isReadOnly ? "on" : "off" });
    return service.describeSite(ctx);
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, { nullable: true, description: `Refuses a network or a mail domain. ${admin}` })
  async addBan(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.BanInput, { description: "What." }) { what, reason, days }: inputs.BanInput,
  ) {
    await actAsAdmin(ctx, "ban.add", { what, reason: reason ?? "", ...(days ? { for: `${days}d` } : {}) });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, { nullable: true, description: `Accepts a network or a mail domain again. ${admin}` })
  async removeBan(@Ctx() ctx: AppContext, @Id("id", "The ban.") id: string) {
    await requireAdmin(ctx);
    const what = service.listBans(ctx).find((ban) => ban.id === id)?.what;
    // Removed meanwhile: what was wanted is so.
    if (what !== undefined) await actAsAdmin(ctx, "ban.remove", { what });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, { nullable: true, description: `Runs work that failed for good again. ${admin}` })
  async retryFailedJobs(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.FailedJobsInput, { description: "Which." }) { ids }: inputs.FailedJobsInput,
  ) {
    await actAsAdmin(ctx, "jobs.retry", { ids });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, { nullable: true, description: `Gives up work that failed for good. ${admin}` })
  async dropFailedJobs(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.FailedJobsInput, { description: "Which." }) { ids }: inputs.FailedJobsInput,
  ) {
    await actAsAdmin(ctx, "jobs.drop", { ids });
    return {};
  }
}

/** What admins do about members: the acts of `npm run admin`. */
@Resolver()
export class MemberChangesResolver {
  @Needs(administrationActions.run)
  @Mutation(() => Administration, {
    nullable: true,
    description: `Hides what members wrote since a time from everybody but them and moderators. ${admin}`,
  })
  async hideTextsOfMembers(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.MemberTextsInput, { description: "Which." }) input: inputs.MemberTextsInput,
  ) {
    await actAsAdmin(ctx, "posts.remove", { by: input.memberIds, since: spanSince(input.since) });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, {
    nullable: true,
    description: `Shows again what was hidden like this since a time. ${admin}`,
  })
  async showTextsOfMembers(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.MemberTextsInput, { description: "Which." }) input: inputs.MemberTextsInput,
  ) {
    await actAsAdmin(ctx, "posts.restore", { by: input.memberIds, since: spanSince(input.since) });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, {
    nullable: true,
    description: `Changes what a member may do for the site. ${admin}`,
  })
  async setSiteRole(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.SiteRoleInput, { description: "Which." }) { memberId, role }: inputs.SiteRoleInput,
  ) {
    await actAsAdmin(ctx, "member.role", { who: memberId, role });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, {
    nullable: true,
    description: `Makes a member absent, with a reason that they read. ${admin}`,
  })
  async suspendMember(
    @Ctx() ctx: AppContext,
    @Arg("input", () => inputs.SuspendMemberInput, { description: "Whom." })
    { memberId, reason, days }: inputs.SuspendMemberInput,
  ) {
    await actAsAdmin(ctx, "member.suspend", { who: memberId, reason: days ? [String(days), reason] : [reason] });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, { nullable: true, description: `Ends a suspension. ${admin}` })
  async endSuspension(@Ctx() ctx: AppContext, @Id("memberId", "The member.") memberId: string) {
    await actAsAdmin(ctx, "member.restore", { who: memberId });
    return {};
  }

  @Needs(administrationActions.run)
  @Mutation(() => Administration, { nullable: true, description: `Ends all sessions of a member. ${admin}` })
  async signMemberOut(@Ctx() ctx: AppContext, @Id("memberId", "The member.") memberId: string) {
    await actAsAdmin(ctx, "member.sign-out", { who: memberId });
    return {};
  }
}

/** As the acts take it: whole minutes, or hours where those are too many. */
function spanSince(since: Date, now = Date.now()): string {
  const minutes = Math.max(1, Math.ceil((now - since.getTime()) / 60_000));
  return minutes <= 9_999 ? `${minutes}m` : `${Math.min(9_999, Math.ceil(minutes / 60))}h`;
}
