import { registerEnumType } from "type-graphql";
import type { NotificationKind } from "../../../platform/notifications/defineNotification";

/** The enum of the API. It is empty until all features are known. */
export const kindNames: Record<string, string> = {};

/** The enum of the topics; empty until then, too. */
export const topicNames: Record<string, string> = {};

const descriptions: Record<string, { description: string }> = {};

registerEnumType(kindNames, {
  name: "NotificationKind",
  description: "What members are notified about. Kinds will be added: show those that you do not know, too.",
  valuesConfig: descriptions,
});

registerEnumType(topicNames, {
  name: "NotificationTopic",
  description: "What kinds of notifications are about. Topics will be added: show those that you do not know, too.",
});

export function nameKinds(kinds: ReadonlyMap<string, NotificationKind>): void {
  for (const [kind, { description, topic }] of kinds) {
    kindNames[kind] = kind;
    topicNames[topic] = topic;
    descriptions[kind] = { description };
  }
}
