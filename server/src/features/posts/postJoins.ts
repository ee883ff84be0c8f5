import { type AuthorPart, selectedAuthor } from "../accounts/joinedUser";
import { oncePerSelection, selectsOnly } from "../../platform/graphql/lookAhead";

/** What to read together with posts, in the same statement; what is not is left to the loaders. */
export interface PostJoins {
  /** Only what most lists show: the rest of the post is not selected. */
  isBrief: boolean;
  author: AuthorPart | null;
  liked: boolean;
  interest: boolean;
  repliers: boolean;
  /** What REST says of the group. */
  group: boolean;
}

export const nothingJoined: PostJoins = {
  isBrief: false,
  author: null,
  liked: false,
  interest: false,
  repliers: false,
  group: false,
};

/** What REST reads together with a post; loaders read its comments and likes. */
export const joinedOverRest: PostJoins = { ...nothingJoined, author: "face", group: true };

/** Fields that need no other columns than `briefColumns`. */
const briefFields = new Set([
  "id",
  "text",
  "createdAt",
  "likeCount",
  "commentCount",
  "likedByViewer",
  "author",
  "interest",
  "repliers",
]);

/** What a post in brief has. Its visibility decides who sees it, so it is never left out. */
export const briefColumns = ["id", "authorId", "text", "likeCount", "commentCount", "visibility", "createdAt"];

/** What is selected of posts and can be read together with them. */
export const joinsFor = oncePerSelection<PostJoins>((paths) => ({
  isBrief: selectsOnly(paths, briefFields),
  author: selectedAuthor(paths, "author"),
  liked: paths.has("likedByViewer"),
  interest: paths.has("interest"),
  repliers: paths.has("repliers"),
  group: false,
}));
