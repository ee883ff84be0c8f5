import { registerEnumType } from "type-graphql";

export enum BuddyState {
  NONE = "NONE",
  REQUESTED = "REQUESTED",
  RECEIVED = "RECEIVED",
  BUDDIES = "BUDDIES",
}

registerEnumType(BuddyState, {
  name: "BuddyState",
  description: "What a member is to the viewer.",
  valuesConfig: {
    NONE: { description: "Neither has asked the other." },
    REQUESTED: { description: "The viewer has asked, and there is no answer yet." },
    RECEIVED: { description: "The member has asked, and the viewer can answer." },
    BUDDIES: { description: "They are buddies." },
  },
});
