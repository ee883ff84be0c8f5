import { Field, ID, Int, ObjectType } from "type-graphql";
import { RoomChangeKind } from "./choices";
import type { RoomSeat } from "./presence/RoomSeat";

@ObjectType({ simpleResolvers: true, description: "One change of a study room." })
export class RoomChange {
  @Field(() => ID, { description: "Which room." })
  roomId!: string;

  @Field(() => Int, {
    description: "The room's version after it. Does it not follow the one before: ask for the room again.",
  })
  version!: number;

  @Field(() => Int, {
    description: "The room's version before it. Does a page have an earlier one: ask for the room again.",
  })
  versionBefore!: number;

  @Field(() => RoomChangeKind, { description: "What happened." })
  kind!: RoomChangeKind;

  /** Who did it, each with a version of their own. */
  seats!: RoomSeat[];
}
