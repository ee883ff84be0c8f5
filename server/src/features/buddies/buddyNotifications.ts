import type { AppContext } from "../../platform/context";
import { defineNotification, refreshment, withdrawal } from "../../platform/notifications/defineNotification";
import { User } from "../accounts/users/User";
import { isLinkedSince, isWaiting } from "./buddyStatements";
import { buddyMessages } from "./messages";

const subject = {
  name: "User",
  type: () => User,
  load: ({ loaders }: AppContext, id: string) => loaders.user.load(id),
  pathOf: (id: string) => `/profile/${id}`,
};

const requestNotification = defineNotification({
  kind: "BUDDY_REQUEST",
  description: "A member asked the viewer to be buddies.",
  label: "Buddy requests",
  topic: "BUDDIES",
  scope: "buddies:read",
  event: "buddyRequested",
  recipients: ({ toId }) => [toId],
  actorOf: ({ fromId }) => fromId,
  subjectOf: ({ fromId }) => fromId,
  sourceOf: ({ requestId }) => requestId,
  subject,
  isReadable: isWaiting,
  summarize: ({ actors: [first] }) => buddyMessages.requestedYou({ name: first?.name ?? "" }),
  withdrawnBy: [withdrawal("buddyRequestEnded", ({ requestId }) => ({ source: requestId }))],
});

const acceptedNotification = defineNotification({
  kind: "BUDDY_ACCEPTED",
  description: "A member accepted the viewer's buddy request.",
  label: "Accepted buddy requests",
  topic: "BUDDIES",
  scope: "buddies:read",
  event: "buddyAccepted",
  recipients: ({ fromId }) => [fromId],
  actorOf: ({ toId }) => toId,
  subjectOf: ({ toId }) => toId,
  sourceOf: ({ requestId }) => requestId,
  subject,
  isReadable: isLinkedSince,
  summarize: ({ actors: [first] }) => buddyMessages.acceptedYou({ name: first?.name ?? "" }),
  refreshedFor: [refreshment("buddyRemoved", ({ userId }) => userId)],
});

export const buddyNotifications = [requestNotification, acceptedNotification];
