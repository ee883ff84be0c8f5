import type { AppContext } from "../../platform/context";
import { topicKey } from "../../platform/live/events";
import { toLivePost } from "./livePosts";
import { getPost } from "./postService";

/** The current post, then all its changes. Throws NOT_FOUND if there is no such post. */
export async function followPost(ctx: AppContext, postId: string): Promise<AsyncIterable<object>> {
  const changes = ctx.events.subscribe(topicKey("postChanged", postId));
  try {
    changes.push(ctx.events.latestOf(toLivePost(await getPost(ctx, postId))));
    return changes;
  } catch (error) {
    await changes.return();
    throw error;
  }
}
