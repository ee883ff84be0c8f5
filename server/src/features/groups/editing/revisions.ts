import type { AppContext } from "../../../platform/context";
import { moderators } from "../../../platform/authorization/actions";
import { type Connection, type PageRequest } from "../../../platform/paging/connection";
import { exactly } from "../../../platform/paging/count";
import type { Comment } from "../discussion/Comment";
import type { Post } from "../discussion/Post";
import { moderatesGroup } from "../members/access";
import type { RevisionsOf } from "./editStatements";
import type { Revision } from "./Revision";
import { RevisionConnection } from "./RevisionConnection";

/** The earlier texts of a post, newest first; null unless the viewer is its author, or moderates its group or the site. */
export const listRevisionsOfPost = (ctx: AppContext, { id, authorId }: Post, request: PageRequest) =>
  list(ctx, { of: "post_id", id, authorId, groupId: id }, request);

/** The same of a comment. */
export const listRevisionsOfComment = (ctx: AppContext, { id, authorId, postId }: Comment, request: PageRequest) =>
  list(ctx, { of: "comment_id", id, authorId, groupId: postId }, request);

/** Whether the viewer may read what the post said before. */
export const canReadRevisionsOfPost = (ctx: AppContext, { id, authorId, editedAt }: Post) =>
  editedAt != null && mayRead(ctx, { authorId, groupId: id });

/** The same of a comment. */
export const canReadRevisionsOfComment = (ctx: AppContext, { authorId, postId, editedAt }: Comment) =>
  editedAt != null && mayRead(ctx, { authorId, groupId: postId });

interface Edited {
  of: RevisionsOf;
  id: string;
  authorId: string;
  groupId: string;
}

async function list(ctx: AppContext, edited: Edited, request: PageRequest): Promise<RevisionConnection | null> {
  if (!(await mayRead(ctx, edited))) return null;
  const { of, id } = edited;
  const page: Connection<Revision> = await ctx.loaders.revisions(of, request).load(id);
  return new RevisionConnection(page, async () => exactly(await ctx.loaders.revisionCount[of].load(id)));
}

async function mayRead(ctx: AppContext, { authorId, groupId }: Pick<Edited, "authorId" | "groupId">): Promise<boolean> {
  const { viewer } = ctx;
  if (!viewer || viewer.asStranger) return false;
  if (viewer.id === authorId || moderators.allows(viewer, null)) return true;
  if (!(await moderatesGroup(ctx, groupId))) return false;
  // In a group of two, neither member has rights over the other.
  return !(await ctx.loaders.group.load(groupId))?.isForTwo;
}
