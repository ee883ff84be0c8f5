/** What to read together with posts, in the same statement; what is not is left to the loaders. */
export interface PostJoins {
  author: boolean;
  liked: boolean;
  interest: boolean;
  repliers: boolean;
  /** What REST says of the group. */
  group: boolean;
}

export const nothingJoined: PostJoins = { author: false, liked: false, interest: false, repliers: false, group: false };

/** What is selected of posts and can be read together with them. */
export const joinsFor = (fields: ReadonlySet<string>): PostJoins => ({
  author: fields.has("author"),
  liked: fields.has("likedByViewer"),
  interest: fields.has("interest"),
  repliers: fields.has("repliers"),
  group: false,
});
