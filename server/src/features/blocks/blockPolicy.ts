import { declareActions, members, ownerBy } from "../../platform/authorization/actions";

export const blockActions = declareActions(
  "block",
  {
    change: members,
    list: members,
    /** One's own list. */
    readOwn: ownerBy((user: { id: string }) => user.id),
  },
  { closed: ["change", "list", "readOwn"] },
);
