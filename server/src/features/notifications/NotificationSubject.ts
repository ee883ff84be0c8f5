import { createUnionType } from "type-graphql";
import { notificationKinds } from "../../platform/notifications/defineNotification";

/** Types are resolved by the class of the value, because `resolveType` would have to be asynchronous. */
export const NotificationSubject = createUnionType({
  name: "NotificationSubject",
  description: "What a notification is about. Types will be added.",
  types: () => classes() as unknown as readonly [new () => object],
});

const classes = () => [...new Set([...notificationKinds.values()].map(({ subject }) => subject.type()))];
