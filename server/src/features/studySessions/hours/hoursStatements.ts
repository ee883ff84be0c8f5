import { isPresent } from "../../accounts/suspension/absenceStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { sessions as limits } from "../limits";

/**
 * Pair by pair, $1 the groups and $2 their members: the free hours that members of the group show to this member, of those who
 * joined last. A member without hours or without a zone, who is away, or with a block between the two, shows none.
 */
export const hoursOfMembers = `
  select asked.group_id as "groupId", asked.viewer as "viewerId", p.availability, p.time_zone as "timeZone"
  from unnest($1::uuid[], $2::uuid[]) as asked (group_id, viewer)
  cross join lateral (
    select user_id from memberships where group_id = asked.group_id and state = 'ACTIVE' and ${isPresent("user_id")}
    order by created_at desc, id desc limit ${limits.hoursOfMembers}
  ) member
  join profiles p on p.user_id = member.user_id and p.time_zone is not null and p.availability <> '[]'::jsonb
  where ${noBlockBetween("asked.viewer", "member.user_id")}`;
