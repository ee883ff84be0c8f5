import { declareActions, members, moderators, ownerBy } from "../../platform/authorization/actions";

export const shelfActions = declareActions(
  "shelf",
  {
    /** One's own: nothing names another member's. */
    change: members,
    list: members,
    readOwn: ownerBy((user: { id: string }) => user.id),
    /** Whether the viewer is in the group's discussion is looked at when the comment is written. */
    share: members,
    /** Books that members added. */
    review: moderators,
  },
  { "shelves:read": ["list", "readOwn"], "shelves:write": ["change", "share"], closed: ["review"] },
);
