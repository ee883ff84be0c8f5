import { registerEnumType } from "type-graphql";
import { kindDescriptions, kindNames } from "../../platform/notifications/defineNotification";

registerEnumType(kindNames, {
  name: "NotificationKind",
  description: "What members are notified about. Kinds will be added: show those that you do not know, too.",
  valuesConfig: kindDescriptions,
});

export { kindNames };
