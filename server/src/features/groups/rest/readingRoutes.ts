import { notFound } from "../../../errors";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import {
  done,
  errors,
  id,
  listOf,
  meaning,
  message,
  named,
  objectOf,
  oneOf,
  orNull,
  text,
  whole,
} from "../../../platform/rest/schema";
import { withoutHidden } from "../../blocks/visibility";
import { interests } from "../../profiles/interest";
import { newestGroups } from "../feed/groupTeasers";
import { CommentIds } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { markCommentsRead, markGroupRead } from "../group/unread";
import { groupNotFound } from "../members/statusIn";
import { postMessages } from "../discussion/messages";
import { postActions } from "../discussion/postPolicy";
import { findComment } from "../discussion/commentService";
import { findInvited } from "../requests/invitations";
import { comments, teasers } from "../limits";
import { GroupType, noGroup, oneGroup, presentWholeGroup } from "./groupTypes";
import { Comment } from "./postTypes";
import { presentAllComments } from "./presentPost";

const api = routesOf("Groups");

const params = { id: oneGroup };

const Teaser = named(
  "GroupTeaser",
  objectOf({
    _id: id("The id of the group's post."),
    name: text("What it is called everywhere.", "Linear algebra on Tuesdays"),
    interests: orNull(oneOf(interests, "What its members want to learn; `null` when it does not say.")),
    people: whole("Its author and who replied; of a crowded group, at least those who did lately."),
  }),
);

const someIds = {
  ...meaning("The ids of the comments. Unknown ones are ignored.", listOf(text("An id."))),
  minItems: 1,
  maxItems: comments.readAtOnce,
};

const someComment = {
  id: { description: "The comment's id.", malformed: () => notFound(postMessages.commentNotFound()) },
};

/** What is new in groups, and what the viewer has read of it. */
export const readingRoutes = [
  api.get("/newest-groups", postActions.preview, "The newest groups", {
    operationId: "getNewestGroups",
    knowsMembers: true,
    description: `As much as everyone may see of the newest ${teasers.most}, up to five seconds old.`,
    answers: { 200: meaning("Newest first.", listOf(Teaser)) },
    async handle({ ctx }) {
      const groups = await withoutHidden(ctx, await newestGroups(ctx, teasers.most), ({ authorId }) => authorId);
      return groups.map(({ id: _id, title: name, interest, peopleCount: people }) => ({
        ...{ _id, name, interests: interest, people },
      }));
    },
  }),
  api.get("/invitations/:code/group", groupActions.read, "The group of an invitation", {
    operationId: "getGroupByInvite",
    description: "With what a group says of itself, for who has its invitation.",
    params: { code: { description: "The code of the invitation." } },
    answers: { 200: meaning("The group.", GroupType), 404: noGroup },
    async handle({ ctx, params: { code } }) {
      const group = await findInvited(ctx, code);
      if (!group) throw groupNotFound();
      return presentWholeGroup(ctx, group);
    },
  }),
  api.post("/groups/:id/read", groupActions.read, "I have read all of a group", {
    operationId: "markGroupRead",
    description: "All that is written in it until now. Without a membership nothing changes.",
    params,
    answers: { 200: done("Group read"), 404: noGroup },
    async handle({ ctx, params: { id: groupId } }) {
      await markGroupRead(ctx, { groupId });
      return { msg: "Group read" };
    },
  }),
  api.post("/groups/:id/read-comments", groupActions.read, "I have read some comments", {
    operationId: "markCommentsRead",
    description: "These comments of a group, and no others. Without a membership nothing changes.",
    params,
    body: bodyOf(
      CommentIds,
      { commentIds: { schema: someIds, read: (value) => value } },
      { example: { commentIds: ["0198c3f2-5b7a-7c31-9d4e-2f6a8b1c0d3e"] } },
    ),
    answers: { 200: done("Comments read"), 400: errors("`commentIds` are none, too many, or no ids."), 404: noGroup },
    async handle({ ctx, params: { id: groupId }, body }) {
      await markCommentsRead(ctx, { ...body, groupId });
      return { msg: "Comments read" };
    },
  }),
  routesOf("Comments").get("/comments/:id", postActions.read, "One comment", {
    operationId: "getComment",
    description: "A comment that the viewer may read.",
    params: someComment,
    answers: {
      200: meaning("The comment.", Comment),
      404: message("`Comment does not exist`, or the viewer may not read it."),
    },
    async handle({ ctx, params: { id: commentId } }) {
      const found = await findComment(ctx, commentId);
      const author = found && (await ctx.loaders.user.load(found.authorId));
      const [comment] = found ? await presentAllComments(ctx, [Object.assign(found, { author })]) : [];
      if (!comment) throw notFound(postMessages.commentNotFound());
      return comment;
    },
  }),
];
