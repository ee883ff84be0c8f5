import { declareMessages } from "../../messages";

export const buddyMessages = declareMessages("buddies", {
  noMember: "There is no member with this id.",
  oneself: "This is your own id. Choose another member.",
  alreadyBuddies: "You are already buddies.",
  alreadyRequested: "You have already asked this member. They can still answer.",
  notContactable: "This member does not take buddy requests.",
  unverified: "Please confirm your e-mail address first. The link is in the mail we sent you; Home can send it again.",
  tooManyOpen: "You have {max} requests that wait for an answer. Cancel one first, or wait.",
  tooManyToday: "You have sent {max} requests within a day. Please try again later.",
  firstDay: "On your first day here you can ask {max} members to be buddies. Please come back tomorrow.",
  requestedYou: "{name} asked you to be buddies",
  acceptedYou: "{name} accepted your buddy request",
  requestEnded: "This request is not open any more.",
});
