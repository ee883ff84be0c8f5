import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { connectionType } from "../../platform/paging/connectionType";
import { User } from "../accounts/users/User";

export enum RequestDirection {
  RECEIVED = "RECEIVED",
  SENT = "SENT",
}

registerEnumType(RequestDirection, {
  name: "BuddyRequestDirection",
  description: "Who sent a buddy request.",
  valuesConfig: {
    RECEIVED: { description: "Another member, to the viewer." },
    SENT: { description: "The viewer." },
  },
});

@ObjectType({ simpleResolvers: true, description: "A buddy of the viewer." })
export class Buddy {
  @Field(() => ID, { description: "Opaque and stable." })
  id!: string;

  @Field(() => User, { description: "The other member." })
  user!: User;

  @Field(() => Date, { description: "When they became buddies." })
  createdAt!: Date;
}

@ObjectType("BuddyRequest", { simpleResolvers: true, description: "A buddy request without an answer." })
export class ListedBuddyRequest {
  @Field(() => ID, { description: "Opaque and stable." })
  id!: string;

  @Field(() => User, { description: "The other member: who sent it, or who it was sent to." })
  user!: User;

  @Field(() => String, { nullable: true, description: "What the sender wrote; null when nothing." })
  message!: string | null;

  @Field(() => Date, { description: "When it was sent. It expires 30 days later." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A page of the viewer's buddies, the newest first." })
export class BuddyConnection extends connectionType(Buddy, "Buddy") {}

@ObjectType({ simpleResolvers: true, description: "A page of open buddy requests, the newest first." })
export class BuddyRequestConnection extends connectionType(ListedBuddyRequest, "BuddyRequest") {}
