import { declareActions, members, ownerBy } from "../../platform/authorization/actions";

export const buddyActions = declareActions(
  "buddy",
  {
    /** The viewer's own buddies, requests and settings. */
    readOwn: ownerBy((user: { id: string }) => user.id),
    list: members,
    request: members,
    answer: members,
    cancel: members,
    remove: members,
    dismiss: members,
    /** The group of two with a buddy. */
    openGroup: members,
    changeSettings: members,
  },
  {
    "buddies:read": ["readOwn", "list"],
    "buddies:write": ["request", "answer", "cancel", "remove", "dismiss", "openGroup", "changeSettings"],
  },
);
