import { declareActions, everyone, members, ownerBy } from "../../../platform/authorization/actions";

export const notificationActions = declareActions(
  "notification",
  {
    readOwn: ownerBy((user: { id: string }) => user.id),
    list: members,
    markRead: members,
    changeSettings: members,
    readEvents: members,
    /** With a link from a mail. */
    unsubscribe: everyone,
    follow: ownerBy((change: { userId: string }) => change.userId),
  },
  {
    "notifications:read": ["readOwn", "list", "follow"],
    "notifications:write": ["markRead", "changeSettings"],
    any: ["readEvents"],
    closed: ["unsubscribe"],
  },
);
