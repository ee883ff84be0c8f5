import { ObjectType } from "type-graphql";
import { connectionType } from "../../platform/paging/connectionType";
import { RoomSeat } from "./presence/RoomSeat";

@ObjectType({
  simpleResolvers: true,
  description: "A page of the people in a study room, those who came first before the others.",
})
export class RoomPersonConnection extends connectionType(RoomSeat, "RoomPerson") {}
