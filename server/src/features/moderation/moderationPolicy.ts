import { anyOf, declareActions, everyone, members, moderators, ownerBy } from "../../platform/authorization/actions";
import type { ModerationDecision } from "./ModerationDecision";

export const moderationActions = declareActions(
  "moderation",
  {
    report: members,
    /** Also for absent members, with the token of their refused sign-in: the service asks. */
    appeal: everyone,
    readOwn: everyone,
    /** What a decision meant for its member, and their appeal. */
    readMember: anyOf(
      ownerBy((decision: Pick<ModerationDecision, "memberId">) => decision.memberId ?? ""),
      moderators,
    ),
    readReports: members,
    review: moderators,
    decide: moderators,
  },
  { closed: ["report", "appeal", "readOwn", "readMember", "readReports", "review", "decide"] },
);
