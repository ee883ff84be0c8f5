import { declareActions, everyone, members, moderators } from "../../platform/authorization/actions";

export const moderationActions = declareActions("moderation", {
  report: members,
  /** Also for absent members, with the token of their refused sign-in: the service asks. */
  appeal: everyone,
  readOwn: everyone,
  readReports: members,
  review: moderators,
  decide: moderators,
});
