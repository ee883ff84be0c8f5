import { selectList } from "../../platform/database/columns";
import { Comment } from "./Comment";
import { Post } from "./Post";
import { PostLike } from "./PostLike";

/** Select lists of rows under the names of their entities. */
export const postColumns = (from: string) => selectList(Post, from);
export const commentColumns = (from: string) => selectList(Comment, from);
export const likeColumns = (from: string) => selectList(PostLike, from);

/** Columns of the children of one post: without the post's id, which the caller knows. */
export const childColumns = {
  comments: (from: string) => selectList(Comment, from, { except: ["postId"] }),
  post_likes: (from: string) => selectList(PostLike, from, { except: ["postId"] }),
};

export const postIdColumn = (from: string) => `${from}.post_id as "postId"`;
