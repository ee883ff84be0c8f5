/** The columns of a row under the names of its entity, for statements that the query builder cannot write. */
export const postColumns = (from: string) =>
  `${from}.id, ${from}.author_id as "authorId", ${from}.text, ${from}.like_count as "likeCount",
   ${from}.comment_count as "commentCount", ${from}.created_at as "createdAt"`;

export const commentColumns = (from: string) =>
  `${from}.id, ${from}.post_id as "postId", ${from}.author_id as "authorId", ${from}.text,
   ${from}.created_at as "createdAt"`;

export const likeColumns = (from: string) =>
  `${from}.id, ${from}.post_id as "postId", ${from}.user_id as "userId", ${from}.created_at as "createdAt"`;
