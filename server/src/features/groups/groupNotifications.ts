import { defineNotification, refreshment, withdrawal } from "../../platform/notifications/defineNotification";
import { groups as limits } from "./limits";
import type { AppContext } from "../../platform/context";
import { seesPost } from "./members/access";
import { Group } from "./group/Group";
import { nameIn } from "./group/groupName";
import { groupName } from "./group/nameStatements";
import { managersOf, requestWaits, requestWas } from "./group/groupStatements";
import { groupMessages } from "./messages";

const subject = {
  name: "Group",
  type: () => Group,
  /** Removed members cannot see a private group any more. */
  async load(ctx: AppContext, id: string) {
    const group = await ctx.loaders.group.load(id);
    return group && (await seesPost(ctx, group)) ? group : null;
  },
  groupOf: (id: string) => id,
  pathOf: (id: string) => `/posts/${id}`,
};

const withPost = withdrawal("postDeleted", ({ postId }) => ({ subject: postId }));
const withVisibilityChange = withdrawal("postSightChanged", ({ postId }) => ({
  subject: postId,
}));

const requestNotification = defineNotification({
  kind: "JOIN_REQUEST",
  description: "Members asked to join a group that the viewer owns or looks after.",
  label: "Requests to join your groups",
  topic: "GROUPS",
  scope: "groups:read",
  event: "joinRequested",
  recipients: { statement: managersOf(limits.notified), values: ({ groupId }) => [groupId] },
  actorOf: ({ userId }) => userId,
  subjectOf: ({ groupId }) => groupId,
  sourceOf: ({ requestId }) => requestId,
  subject,
  isReadable: requestWaits,
  title: groupName,
  summarize({ actors: [first, second], actorCount, title: read }) {
    const [title, name] = [nameIn(read), first?.name ?? ""];
    if (actorCount === 1) return groupMessages.requestedOnce({ name, title });
    if (actorCount === 2) return groupMessages.requestedBoth({ name, other: second?.name ?? "", title });
    return groupMessages.requestedMany({ name, others: actorCount - 1, title });
  },
  withdrawnBy: [withdrawal("joinRequestEnded", ({ requestId }) => ({ source: requestId })), withPost],
  // Roles and the owner decide who may read lines of every kind about the group.
  refreshedBy: [withVisibilityChange, withdrawal("groupUpdated", ({ groupId }) => ({ subject: groupId }))],
});

/** For the member who requested to join. No actor is named. */
const answerNotification = <K extends "joinAccepted" | "joinDeclined">(event: K, isAccepted: boolean) =>
  defineNotification({
    kind: isAccepted ? "JOIN_ACCEPTED" : "JOIN_DECLINED",
    description: `A group ${isAccepted ? "accepted" : "declined"} the viewer's request to join.`,
    label: isAccepted ? "Accepted requests to join" : "Declined requests to join",
    topic: "GROUPS",
    scope: "groups:read",
    event,
    recipients: ({ userId }) => [userId],
    actorOf: () => null,
    subjectOf: ({ groupId }) => groupId,
    sourceOf: ({ requestId }) => requestId,
    subject,
    isReadable: requestWas(isAccepted ? "ACTIVE" : "DECLINED"),
    title: groupName,
    summarize: ({ title: read }) => {
      if (read === null && !isAccepted) return groupMessages.declinedInPrivate();
      const title = nameIn(read);
      return isAccepted ? groupMessages.accepted({ title }) : groupMessages.declined({ title });
    },
    isReadWithDiscussion: true,
    withdrawnBy: [withPost],
    refreshedBy: [withVisibilityChange],
    // They refresh the whole list: many lines can be read by members only, and some by those who are not.
    refreshedFor: [
      refreshment("memberLeft", ({ userId }) => userId),
      refreshment("memberJoined", ({ userId }) => userId),
      refreshment("joinRequested", ({ userId }) => userId),
    ],
  });

const removedNotification = defineNotification({
  kind: "GROUP_REMOVED",
  description: "The viewer was removed from a group.",
  label: "Groups that you were removed from",
  topic: "GROUPS",
  scope: "groups:read",
  event: "memberRemoved",
  recipients: ({ userId }) => [userId],
  actorOf: () => null,
  subjectOf: ({ groupId }) => groupId,
  sourceOf: ({ membershipId }) => membershipId,
  subject,
  isReadable: requestWas("REMOVED"),
  title: groupName,
  summarize: ({ title }) =>
    title === null ? groupMessages.removedFromPrivate() : groupMessages.removed({ title: nameIn(title) }),
  withdrawnBy: [withPost],
  refreshedBy: [withVisibilityChange],
});

export const groupNotifications = [
  requestNotification,
  removedNotification,
  answerNotification("joinAccepted", true),
  answerNotification("joinDeclined", false),
];
