import { createUnionType } from "type-graphql";
import { notificationKinds } from "../../platform/notifications/defineNotification";

/** Its types are found by the class of a value, because the pipeline cannot wait for a function that says them. */
export const NotificationSubject = createUnionType({
  name: "NotificationSubject",
  description: "What a notification is about. Types will be added.",
  types: () => classes() as unknown as readonly [new () => object],
});

const classes = () => [...new Set([...notificationKinds.values()].map(({ subject }) => subject.type()))];
