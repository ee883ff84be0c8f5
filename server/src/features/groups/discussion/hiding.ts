import type { Tx } from "../../../platform/events/transaction";
import { setCommentHidden, setPostHidden, takePost } from "./changeStatements";
import type { Comment } from "./Comment";
import { toDeletion, toLiveComment, toLivePost, toRemovedComment } from "./livePosts";
import type { Post } from "./Post";
import { audienceOf } from "./postService";

/**
 * Hides a post from everyone but its author and moderators, or shows it again with its comments. Live subscribers are notified
 * as if it were deleted or published.
 */
export async function hidePost(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  const [post] = await tx.rows<Post>(setPostHidden, [id, isHidden]);
  if (!post) return;
  const audience = await audienceOf(tx, post);
  tx.publish("postSightChanged", { postId: id }, (live) =>
    isHidden
      ? live.publish("postDeleted", { ...toDeletion(post), audience })
      : live.publish("postAdded", toLivePost(post)),
  );
}

/** The same for a comment. The count of its post includes only visible comments. */
export async function hideComment(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  const [comment] = await tx.rows<Comment>(setCommentHidden, [id, isHidden]);
  if (!comment) return;
  const post = takePost(comment);
  tx.publish("commentSightChanged", { commentId: id }, (live) => {
    if (isHidden) live.publish("commentDeleted", toRemovedComment(comment, post));
    else live.publish("commentAdded", toLiveComment(comment, post));
  });
}
