import { defineNotification } from "../../platform/notifications/defineNotification";
import { accountEvents } from "./events";
import { accountMessages } from "./messages";
import { User } from "./User";

/** In the list too, not by mail alone: the person at the device should see that another one changed the password. */
export const accountNotification = defineNotification({
  kind: "ACCOUNT",
  description: "The viewer's password was changed.",
  label: "Your account",
  isSecurity: true,
  event: "passwordChanged",
  schema: accountEvents.passwordChanged,
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ userId }) => userId,
  subject: { name: "User", type: () => User, load: ({ loaders }, id) => loaders.user.load(id) },
  isReadable: () => "true",
  summarize: () => accountMessages.passwordWasChanged(),
});
