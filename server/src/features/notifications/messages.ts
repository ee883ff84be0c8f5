import { declareMessages } from "../../messages";

export const notificationMessages = declareMessages("notifications", {
  idsOrUpTo: "Send one of ids, upTo and discussionId",
  alwaysOn: "These notices protect your account, so they can't be switched off.",
  nothingToSet: "Send isInApp, mail or both",
  atOnceOrNever: "These mails never wait: choose AT_ONCE or NEVER",
  noKind: "There is no notification of this kind",
  noTopic: "There is no topic of this name",
  noLink: "This link is not complete. Open the whole link from your mail.",
  noEventCursor: "{field} must be the cursor of an earlier answer",
  noMoment: "{field} must be a moment as YYYY-MM-DDTHH:mm:ss.sssZ",
});
