import { registerEnumType } from "type-graphql";

/** How far a group is open. The post that starts it says the same, for those who only read posts. */
export enum GroupVisibility {
  OPEN = "OPEN",
  ON_REQUEST = "ON_REQUEST",
  PRIVATE = "PRIVATE",
}

export enum MemberRole {
  OWNER = "OWNER",
  MODERATOR = "MODERATOR",
  MEMBER = "MEMBER",
}

export enum MembershipState {
  ACTIVE = "ACTIVE",
  REQUESTED = "REQUESTED",
  DECLINED = "DECLINED",
  REMOVED = "REMOVED",
}

registerEnumType(GroupVisibility, {
  name: "GroupVisibility",
  description: "Who sees a group, and who may join it.",
  valuesConfig: {
    OPEN: { description: "Every member of the site may read, comment and join at once." },
    ON_REQUEST: {
      description: "Everyone sees the post and the members. The discussion is for members, and joining asks for it.",
    },
    PRIVATE: { description: "It is there for its members alone, and for who has its invitation." },
  },
});

registerEnumType(MemberRole, {
  name: "MemberRole",
  description: "What a member may do in a group.",
  valuesConfig: {
    OWNER: { description: "Started it, or took it over: may change everything." },
    MODERATOR: { description: "Looks after it beside the owner." },
    MEMBER: { description: "Belongs to it." },
  },
});

registerEnumType(MembershipState, {
  name: "MembershipState",
  description: "How a member stands to a group.",
  valuesConfig: {
    ACTIVE: { description: "Belongs to it." },
    REQUESTED: { description: "Has asked to join, and waits for an answer." },
    DECLINED: { description: "The request was declined. Nobody is shown this." },
    REMOVED: { description: "Was removed, and joins again only when readmitted; shown to owner and moderators." },
  },
});
