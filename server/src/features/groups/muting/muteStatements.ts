import { noBlockBetween } from "../../blocks/blockStatements";
import { selectList } from "../../../platform/database/columns";
import { groups as limits } from "../limits";
import { Group } from "../group/Group";
import { seesPostOf } from "../members/membershipStatements";

/* SQL of muted groups. Notifications have the condition that asks for them. */

/** The member $2 mutes the group $3; $1 is an id. No row where they have muted it, or too many others. */
export const mute = `
  insert into muted_groups (id, user_id, group_id)
  select $1, $2, $3 where (select count(*) from muted_groups where user_id = $2) < ${limits.muted}
  on conflict (user_id, group_id) do nothing returning id`;

export const isMuted = `select id from muted_groups where user_id = $1 and group_id = $2`;

export const unmute = `delete from muted_groups where user_id = $1 and group_id = $2`;

/** Pair by pair: $1 the groups, $2 the members. */
export const mutedByPair = `
  select muted.group_id as "groupId", muted.user_id as "userId" from muted_groups muted
  join unnest($1::uuid[], $2::uuid[]) as asked (group_id, member)
    on muted.group_id = asked.group_id and muted.user_id = asked.member`;

const seen = (hasBlocks: boolean) => `
  from muted_groups muted join study_groups on study_groups.id = muted.group_id
  join posts on posts.id = muted.group_id and posts.hidden_at is null
  where muted.user_id = $1 and ${seesPostOf("posts", "$1")} ${hasBlocks ? `and ${noBlockBetween("$1", "posts.author_id")}` : ""}`;

/** The groups that the member $1 has muted and sees, those muted last first; $2 and $3: where the page before ended. */
export const mutedStatement = (limit: number, hasCursor: boolean, hasBlocks: boolean) => `
  select ${selectList(Group, "study_groups")}, muted.created_at as "mutedAt", muted.id as "mutedId" ${seen(hasBlocks)}
  ${hasCursor ? "and (muted.created_at, muted.id) < ($2, $3)" : ""}
  order by muted.created_at desc, muted.id desc limit ${limit}`;

export const countedMuted = (hasBlocks: boolean) => seen(hasBlocks).trimStart();
