import { oncePerSelection, selectsOnly } from "../../platform/graphql/lookAhead";
import { type AuthorPart, selectedAuthor } from "../accounts/joinedUser";

/** What to read together with groups, in the same statement; what is not is left to the loaders. */
export interface GroupJoins {
  /** Only what most lists show: the rest of the group is not selected. */
  isBrief: boolean;
  post: "brief" | "all" | null;
  owner: AuthorPart | null;
}

/** Fields that need no other columns than those in brief. */
const briefFields = new Set(["id", "title", "memberCount", "owner", "post"]);
const briefFieldsOfPost = new Set(["id", "text", "likeCount", "commentCount"]);

/** What a group in brief has, besides what its list goes by. Its visibility decides who sees it. */
export const briefColumns = ["id", "ownerId", "title", "visibility", "memberCount"];
/** What its post in brief has, besides what it has from the group. */
export const briefColumnsOfPost = ["text", "likeCount", "commentCount", "visibility"];

/** What is selected of groups and can be read together with them. */
export const joinsFor = oncePerSelection<GroupJoins>((paths) => {
  const hasBriefPost = selectsOnly(paths, briefFieldsOfPost, "post.");
  return {
    // The whole post takes what it has from the whole group.
    isBrief: selectsOnly(paths, briefFields) && hasBriefPost,
    post: paths.has("post") ? (hasBriefPost ? "brief" : "all") : null,
    owner: selectedAuthor(paths, "owner"),
  };
});
