import { defineNotification } from "../../../platform/notifications/defineNotification";
import { accountMessages } from "../messages";
import { User } from "../users/User";

/** Shown in the list, besides the mail: a member should see on their device that a token was made elsewhere. */
export const accessTokenNotification = defineNotification({
  kind: "ACCESS_TOKEN",
  description: "An access token was made for the viewer's account.",
  label: "Access tokens of your account",
  topic: "ACCOUNT",
  scope: null,
  isSecurity: true,
  event: "accessTokenMade",
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ userId }) => userId,
  subject: { name: "User", type: () => User, load: ({ loaders }, id) => loaders.user.load(id) },
  isReadable: () => "true",
  summarize: () => accountMessages.tokenWasMade(),
});
