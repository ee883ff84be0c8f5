/** The columns of a row under the names of its entity, for statements that the query builder cannot write. */
export const postColumns = (from: string) =>
  `${from}.id, ${from}.author_id as "authorId", ${from}.text, ${from}.like_count as "likeCount",
   ${from}.comment_count as "commentCount", ${from}.created_at as "createdAt"`;

/** Of what hangs under a post, without which post it is: that may be known. */
export const underPost = {
  comments: (from: string) =>
    `${from}.id, ${from}.author_id as "authorId", ${from}.text, ${from}.created_at as "createdAt"`,
  post_likes: (from: string) => `${from}.id, ${from}.user_id as "userId", ${from}.created_at as "createdAt"`,
};

export const postIdColumn = (from: string) => `${from}.post_id as "postId"`;

export const commentColumns = (from: string) => `${underPost.comments(from)}, ${postIdColumn(from)}`;
export const likeColumns = (from: string) => `${underPost.post_likes(from)}, ${postIdColumn(from)}`;
