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

const topicDescriptions: Record<string, { description: string }> = {};

registerEnumType(topicNames, {
  name: "NotificationTopic",
  description: "What kinds of notifications are about. Topics will be added: show those that you do not know, too.",
  valuesConfig: topicDescriptions,
});

export function nameKinds(kinds: ReadonlyMap<string, NotificationKind>): void {
  for (const [kind, { description, topic }] of kinds) {
    kindNames[kind] = kind;
    topicNames[topic] = topic;
    descriptions[kind] = { description };
  }
  for (const topic of Object.keys(topicNames)) {
    const labels = [...kinds.values()].filter((kind) => kind.topic === topic).map(({ label }) => label);
    topicDescriptions[topic] = { description: `${labels.join("; ")}.` };
  }
}
