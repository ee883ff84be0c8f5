import { selectList, rowMapper } from "../../../platform/database/columns";
import { Membership } from "../members/Membership";
import { isCurrentMembership } from "../members/membershipStatements";
import { Group } from "./Group";
import { Post } from "../discussion/Post";
import { noBlockBetween } from "../../blocks/blockStatements";
import { briefColumnsOfPost } from "./groupJoins";

/* SQL of groups that are read together with their posts. */

/** The columns of a group and its post; columns that both have are read once. */
export const groupColumns = selectList(Group, "study_groups");
const besideGroup = { except: ["id", "authorId", "createdAt"] };
export const postColumns = selectList(Post, "posts", { prefix: "post ", ...besideGroup });

export const postColumnsInBrief = selectList(Post, "posts", { prefix: "post ", only: briefColumnsOfPost });

const takeRest = rowMapper(Post, "post ", besideGroup);
const takeBrief = rowMapper(Post, "post ", { only: briefColumnsOfPost });

/** The post that was read beside its group. */
export function takePost(group: Group): Post {
  const { id, ownerId, createdAt } = group;
  return Object.assign(takeRest(group), { id, authorId: ownerId, createdAt });
}

/** The same of a post that was read in brief. */
export const takePostInBrief = (group: Group): Post =>
  Object.assign(takeBrief(group), { id: group.id, authorId: group.ownerId });

/** The group $1 to be shown: with its post, and what the member $2 is to it. */
export const shownGroup = `
  select ${groupColumns}, ${postColumns}, posts.hidden_at as "hiddenAt", ${selectList(Membership, "own", { prefix: "own " })}
  from study_groups join posts on posts.id = study_groups.id
  left join memberships own on own.group_id = study_groups.id and own.user_id = $2 and ${isCurrentMembership("own")}
  where study_groups.id = $1`;

/** The same within a transaction that changes something, with what decides whether the member sees it. */
export const groupNow = `
  select found.*, not ${noBlockBetween("$2", 'found."ownerId"')} as "isBlocked" from (${shownGroup}) found`;

export const takeOwnMembership = rowMapper(Membership, "own ");
