import { oncePerSelection, selectsOnly } from "../../../platform/graphql/lookAhead";
import { type AuthorPart, selectedAuthor } from "../../accounts/users/joinedUser";

/** What to join to groups in the same statement; loaders read the rest. */
export interface GroupJoins {
  /** Only the columns that most lists show. */
  isBrief: boolean;
  post: "brief" | "all" | null;
  owner: AuthorPart | null;
}

/** The fields that need only the brief columns. */
const briefFields = new Set(["id", "name", "title", "memberCount", "owner", "post"]);
const briefFieldsOfPost = new Set(["id", "text", "likeCount", "commentCount"]);

/** The brief columns of a group, besides the sort column of its list. Its visibility decides who can see it. */
export const briefColumns = ["id", "ownerId", "title", "visibility", "memberCount"];
/** The brief columns of its post, besides those that the group has too. */
export const briefColumnsOfPost = ["text", "likeCount", "commentCount", "visibility"];

/** The selected fields that can be joined to groups. */
export const joinsFor = oncePerSelection<GroupJoins>((paths) => {
  const hasBriefPost = selectsOnly(paths, briefFieldsOfPost, "post.");
  return {
    // A complete post needs columns of the complete group.
    isBrief: selectsOnly(paths, briefFields) && hasBriefPost,
    // The name may be made of its text.
    post: paths.has("post") || paths.has("name") ? (hasBriefPost ? "brief" : "all") : null,
    owner: selectedAuthor(paths, "owner"),
  };
});
