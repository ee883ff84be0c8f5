import { declareMessages } from "../../messages";

export const groupMessages = declareMessages("groups", {
  /** What a group is called that has neither a title nor a text. */
  unnamed: "Study group",
  notFound: "Group not found",
  full: "This group is full.",
  tryAgain: "The group has just changed. Please try again.",
  capacityTooLow: "The group has {count} members. Its capacity cannot be lower.",
  ownerStays: "You own this group. Hand it over before you leave it, or delete the group.",
  requestEnded: "This request is not open any more.",
  askAgain: "Your last request was declined. You can ask again from {date}.",
  tooManyRequests: "Too many members wait for an answer in this group. Please try again later.",
  handOverInstead: "A group has one owner. Hand it over instead.",
  noMember: "This member does not belong to the group.",
  notRemoved: "Nobody with this id was removed from the group.",
  tooManyForPrivate: "The group has {count} members. A private one has at most {max}.",
  notOpenToGuests: "Guests can look only into a group that is open to everyone.",
  groupMissing: "Send the id of a group, or the code of an invitation",
  tooManyMuted: "You have muted {max} groups. Unmute one first.",
  removed: "You were removed from “{title}”",
  removedFromPrivate: "You were removed from a private group",
  requestedOnce: "{name} would like to join “{title}”",
  requestedBoth: "{name} and {other} would like to join “{title}”",
  requestedMany: "{name} and {others} others would like to join “{title}”",
  accepted: "Your request to join “{title}” was accepted",
  declined: "Your request to join “{title}” was declined",
  declinedInPrivate: "Your request to join a group that is private now was declined",
});
