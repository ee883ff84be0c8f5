import { declareActions, members, ownerBy } from "../../platform/authorization/actions";

export const notificationActions = declareActions("notification", {
  readOwn: ownerBy((user: { id: string }) => user.id),
  list: members,
  markRead: members,
  follow: ownerBy((change: { userId: string }) => change.userId),
});
