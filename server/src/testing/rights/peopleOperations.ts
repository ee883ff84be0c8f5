import { mutation, type Operation } from "./operation";
import type { Scene } from "./rights";

/** About a third member, who has nothing to do with the others. */
const about =
  (name: string) =>
  ({ third }: Scene) =>
    `${name}(input: { userId: "${third.id}" }) { id }`;
const conflict = { owner: "CONFLICT", other: "CONFLICT" };
const forbidden = { owner: "FORBIDDEN", other: "FORBIDDEN" };

/** Between two members: buddies and blocks. */
export const peopleOperations: readonly Operation[] = [
  mutation(about("requestBuddy"), "requestBuddy", "buddy.request"),
  mutation(about("acceptBuddy"), "acceptBuddy", "buddy.answer", conflict),
  mutation(about("declineBuddy"), "declineBuddy", "buddy.answer"),
  mutation(about("cancelBuddyRequest"), "cancelBuddyRequest", "buddy.cancel"),
  mutation(about("removeBuddy"), "removeBuddy", "buddy.remove"),
  mutation(about("openBuddyGroup"), "openBuddyGroup", "buddy.openGroup", forbidden),
  mutation(about("dismissSuggestion"), "dismissSuggestion", "buddy.dismiss"),
  mutation(about("restoreSuggestion"), "restoreSuggestion", "buddy.dismiss"),
  mutation(about("blockUser"), "blockUser", "block.change"),
  mutation(about("unblockUser"), "unblockUser", "block.change"),
  mutation("setContactable(input: { contactable: NOBODY }) { id }", "setContactable", "buddy.changeSettings"),
];
