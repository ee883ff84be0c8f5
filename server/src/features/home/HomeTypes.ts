import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { home as limits } from "./limits";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { ListedBuddyRequest } from "../buddies/Buddy";
import { Group } from "../groups/group/Group";
import { Membership } from "../groups/members/Membership";
import { StudyRoom } from "../rooms/StudyRoom";
import { AtMost } from "../../platform/graphql/atMost";

export enum FirstStep {
  PROFILE = "PROFILE",
  GROUP = "GROUP",
  SESSION = "SESSION",
}

registerEnumType(FirstStep, {
  name: "FirstStep",
  description: "What a new member does first.",
  valuesConfig: {
    PROFILE: { description: "Says what they learn, in a profile." },
    GROUP: { description: "Finds a group." },
    SESSION: { description: "Plans the first hour, or comes to one." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A room where somebody of the viewer's circle studies now." })
export class StudyingNow {
  @Field(() => StudyRoom, { description: "The room, which the viewer may enter." })
  room!: StudyRoom;

  @AtMost(limits.buddiesShown)
  @Field(() => [User], {
    description: `The viewer's buddies there, at most ${limits.buddiesShown}: those who came first before the others.`,
  })
  buddies!: JoinedUser[];
}

@ObjectType({ simpleResolvers: true, description: "Requests to join one of the groups that the viewer looks after." })
class GroupRequests {
  @Field(() => ID, { description: "That of the group." })
  id!: string;

  @Field(() => Group, { description: "Which group." })
  group!: Group;

  @Field(() => Int, { description: "How many wait." })
  count!: number;

  @AtMost(limits.requestsShown)
  @Field(() => [Membership], { description: `Who asked first, at most ${limits.requestsShown}.` })
  requests!: Membership[];
}

@ObjectType({ simpleResolvers: true, description: "What waits for an answer of the viewer." })
export class Waiting {
  @AtMost(limits.requestsShown)
  @Field(() => [GroupRequests], {
    description: `Groups with requests to join, at most ${limits.requestsShown}: the newest request first.`,
  })
  groups!: GroupRequests[];

  @AtMost(limits.requestsShown)
  @Field(() => [ListedBuddyRequest], {
    description: `The newest requests of members to be buddies, at most ${limits.requestsShown}.`,
  })
  buddies!: ListedBuddyRequest[];
}
