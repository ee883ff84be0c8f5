import { declareMessages } from "../../messages";

export const notificationMessages = declareMessages("notifications", {
  idsOrUpTo: "Send either ids or upTo",
  noMoment: "{field} must be a moment as YYYY-MM-DDTHH:mm:ss.sssZ",
});
