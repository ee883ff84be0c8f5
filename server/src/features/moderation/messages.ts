import { declareMessages } from "../../messages";

export const moderationMessages = declareMessages("moderation", {
  idRequired: "Say which one, by its id",
  nothingThere: "There is nothing to report here any more.",
  ownContent: "You can't report what is your own.",
  reportedBefore: "You have reported this already. You can do it again after a day.",
  noCase: "There is no such case.",
  decidedMeanwhile: "Somebody else has changed this case meanwhile. Look at it again.",
  onlyTexts: "Profiles and buddy requests cannot be hidden or restored.",
  appealRequired: "Write why the decision should be another one",
  reasonRequired: "Write the reason that the member will read.",
  ownCase: "This is about yourself. Another moderator has to decide.",
  staffCase: "This is about a member of staff. An admin has to decide.",
  memberGone: "This member is not there any more.",
  noDecision: "There is no such decision.",
  appealedBefore: "You have appealed against this already.",
  nothingToAppeal: "There is no appeal against this decision.",
  tooLate: "The time for an appeal is over.",
  decidedForYou: "Moderators have decided about something of yours",
  reportActed: "Thank you for your report: moderators have acted on it",
  reportKept: "Thank you for your report: moderators have looked at it and found nothing against the rules",
});
