import type { AppContext } from "../../platform/context";
import { topicKey } from "../../platform/live/events";
import { toLivePost } from "./livePosts";
import { getPost } from "./postService";

/** The post as it is, then its changes; none is missed in between. Throws NOT_FOUND when there is no such post. */
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
