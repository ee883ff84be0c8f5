import { createUnionType } from "type-graphql";
import { parts } from "../../../platform/parts";

/** Types are resolved by the class of the value, because `resolveType` would have to be asynchronous. */
export const NotificationSubject = createUnionType({
  name: "NotificationSubject",
  description: "What a notification is about. Types will be added.",
  types: () => classes() as unknown as readonly [new () => object],
});

const classes = () => [...new Set([...parts().notificationKinds.values()].map(({ subject }) => subject.type()))];
