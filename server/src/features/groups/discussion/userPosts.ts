import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Connection, PageRequest } from "../../../platform/paging/connection";
import type { Count } from "../../../platform/paging/count";
import type { Post } from "./Post";
import { postActions } from "./postPolicy";
import { nothingJoined, type PostJoins } from "./postJoins";

/** What a member wrote to start groups, newest first, by cursor. Members only. */
export function listPostsOfUser(
  ctx: AppContext,
  userId: string,
  request: PageRequest,
  joins: PostJoins = nothingJoined,
): Promise<Connection<Post>> {
  authorize(ctx, postActions.read);
  return ctx.loaders.postsOfUser(request, joins).load(userId);
}

/** How many groups a member started. */
export function countPostsOfUser(ctx: AppContext, userId: string): Promise<Count> {
  return ctx.loaders.postCountOfUser.load(userId);
}
