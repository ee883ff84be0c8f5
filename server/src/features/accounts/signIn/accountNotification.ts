import { defineNotification } from "../../../platform/notifications/defineNotification";
import { accountMessages } from "../messages";
import { User } from "../users/User";

/** Shown in the list, not only sent by mail: a member should see on their device that the password was changed elsewhere. */
export const accountNotification = defineNotification({
  kind: "ACCOUNT",
  description: "The viewer's password was changed.",
  label: "Your account",
  topic: "ACCOUNT",
  scope: null,
  isSecurity: true,
  event: "passwordChanged",
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ userId }) => userId,
  subject: { name: "User", type: () => User, load: ({ loaders }, id) => loaders.user.load(id) },
  isReadable: () => "true",
  summarize: () => accountMessages.passwordWasChanged(),
});
