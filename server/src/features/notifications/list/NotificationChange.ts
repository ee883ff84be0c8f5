import { Field, ID, Int, ObjectType } from "type-graphql";
import { Notification } from "./Notification";

@ObjectType({
  simpleResolvers: true,
  description:
    "A change of the viewer's notifications: one was added, grew or was read (`notification`), or one is gone (`removedId`). With neither, read the list again.",
})
export class NotificationChange {
  @Field(() => Notification, { nullable: true, description: "The notification as it is now." })
  notification!: Notification | null;

  @Field(() => ID, { nullable: true, description: "The id of one that is gone." })
  removedId!: string | null;

  @Field(() => Int, { description: "How many are unread now." })
  unreadCount!: number;

  @Field(() => Int, {
    description: "Grows with every change of the list: of two changes, the one with the higher version is the newer.",
  })
  version!: number;
}
