import { declareActions, members, ownerBy } from "../../platform/authorization/actions";

export const buddyActions = declareActions("buddy", {
  /** One's own buddies, requests and settings. */
  readOwn: ownerBy((user: { id: string }) => user.id),
  list: members,
  request: members,
  answer: members,
  cancel: members,
  remove: members,
  changeSettings: members,
});
