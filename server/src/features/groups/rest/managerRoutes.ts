import { notFound } from "../../../errors";
import { routesOf } from "../../../platform/rest/route";
import { done, message } from "../../../platform/rest/schema";
import { postMessages } from "../discussion/messages";
import { noPost, onePost } from "./postTypes";
import { groupMessages } from "../messages";
import { groupActions } from "../group/groupPolicy";
import { removeComment } from "../discussion/removeComment";
import { readmitMember, removeMember } from "../members/removeMembers";

const api = routesOf("Groups");

const statuses = { CONFLICT: 409 } as const;
const members = {
  id: onePost,
  user: { description: "The member's id.", malformed: () => notFound(groupMessages.noMember()) },
};
const notManager = message(
  "The viewer neither owns nor moderates the group, or the member is its owner or a moderator.",
);

/** What the owner and the moderators of a group do about members and their comments. */
export const managerRoutes = [
  api.delete("/threads/:id/comments/:comment_id", groupActions.manage, "Remove a comment from my group", {
    operationId: "removeComment",
    description: "For the owner and the moderators of the group. Authors delete their own comments.",
    params: {
      id: onePost,
      comment_id: { description: "The comment's id.", malformed: () => notFound(postMessages.commentNotFound()) },
    },
    answers: {
      200: done("Comment removed"),
      400: message("`Post not found`: this is no id."),
      403: notManager,
      404: message("`Post not found` or `Comment does not exist`."),
    },
    async handle({ ctx, params: { id, comment_id: commentId } }) {
      await removeComment(ctx, { commentId }, id.toLowerCase());
      return { msg: "Comment removed" };
    },
  }),
  api.delete("/groups/:id/members/:user", groupActions.manage, "Remove a member from my group", {
    operationId: "removeMember",
    alsoAt: "/posts/:id/members/:user",
    description: "They join again only when readmitted, and the sessions that they planned in the group are cancelled.",
    statuses,
    params: members,
    answers: {
      200: done("Member removed"),
      400: message("`Post not found`: this is no id."),
      403: notManager,
      404: noPost,
      409: message("This member does not belong to the group."),
    },
    async handle({ ctx, params: { id: groupId, user: userId } }) {
      await removeMember(ctx, { groupId, userId });
      return { msg: "Member removed" };
    },
  }),
  api.put("/groups/:id/members/:user", groupActions.manage, "Readmit a member to my group", {
    operationId: "readmitMember",
    alsoAt: "/posts/:id/members/:user",
    description: "Makes a member of somebody again who was removed. Needs no body.",
    statuses,
    params: members,
    answers: {
      200: done("Member readmitted"),
      400: message("`Post not found`: this is no id."),
      403: notManager,
      404: noPost,
      409: message("Nobody with this id was removed (`CONFLICT`), or the group is full (`GROUP_FULL`)."),
    },
    async handle({ ctx, params: { id: groupId, user: userId } }) {
      await readmitMember(ctx, { groupId, userId });
      return { msg: "Member readmitted" };
    },
  }),
];
