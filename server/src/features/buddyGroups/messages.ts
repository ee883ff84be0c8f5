import { declareMessages } from "../../messages";

export const buddyGroupMessages = declareMessages("buddyGroups", {
  /** What the post of a new group of two says. */
  opening: "Our place to study together",
  noBuddies: "You two are not buddies. Ask this member first.",
});
