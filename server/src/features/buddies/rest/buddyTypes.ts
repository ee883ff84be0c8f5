import { id, meaning, message, timestamp, named, objectOf, oneOf, orNull, text } from "../../../platform/rest/schema";
import { Member } from "../../accounts/rest/accountTypes";
import { BuddyState } from "../BuddyState";

export const Buddy = named("Buddy", objectOf({ user: Member, date: timestamp("When they became buddies.") }));

export const BuddyRequest = named(
  "BuddyRequest",
  objectOf({
    _id: id("The request's id."),
    user: meaning("The other member: who sent it, or who it was sent to.", Member),
    message: orNull(text("What the sender wrote; null when nothing.", "Would you like to read the same book?")),
    date: timestamp("When it was sent. It expires 30 days later."),
  }),
);

export const BuddyStateOf = named(
  "BuddyState",
  objectOf({
    user: Member,
    state: oneOf(Object.values(BuddyState), "What the member is to the viewer now."),
  }),
);

export const noMember = message("`There is no member with this id.`");
