import { declareMessages } from "../../../messages";

export const membershipMessages = declareMessages("memberships", {
  removed: "You were removed from this group. Its owner or a moderator can let you back in.",
});
