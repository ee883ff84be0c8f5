import { type AuthorPart, selectedAuthor } from "../../accounts/users/joinedUser";
import { oncePerSelection, selectsOnly } from "../../../platform/graphql/lookAhead";

/** What to join to posts in the same statement; loaders read the rest. */
export interface PostJoins {
  /** Only the columns that most lists show. */
  isBrief: boolean;
  author: AuthorPart | null;
  liked: boolean;
  interest: boolean;
  /** What makes the name of its group. */
  name: boolean;
  repliers: boolean;
  /** The group data for REST. */
  group: boolean;
}

export const nothingJoined: PostJoins = {
  isBrief: false,
  author: null,
  liked: false,
  interest: false,
  name: false,
  repliers: false,
  group: false,
};

/** The joins for REST; loaders read comments and likes. */
export const joinedOverRest: PostJoins = { ...nothingJoined, author: "face", group: true };

/** Fields that need no other columns than `briefColumns`. */
const briefFields = new Set([
  "id",
  "text",
  "pictures",
  "mentions",
  "createdAt",
  "likeCount",
  "commentCount",
  "likedByViewer",
  "author",
  "interest",
  "name",
  "repliers",
]);

/** The brief columns of a post. Its visibility decides who can see it, so it is always read. */
export const briefColumns = [
  "id",
  "authorId",
  "text",
  "pictures",
  "mentions",
  "likeCount",
  "commentCount",
  "visibility",
  "createdAt",
];

/** The selected fields that can be joined to posts. */
export const joinsFor = oncePerSelection<PostJoins>((paths) => ({
  isBrief: selectsOnly(paths, briefFields),
  author: selectedAuthor(paths, "author"),
  liked: paths.has("likedByViewer"),
  interest: paths.has("interest"),
  name: paths.has("name"),
  repliers: paths.has("repliers"),
  group: false,
}));
