import { groups as limits } from "../limits";

/* SQL of the groups of suspended members. */

/**
 * The groups of the suspended member $1 without a moderator, each with the present member who has belonged to it longest. No
 * rows for groups of two, and after the suspension.
 */
export const groupsToTransfer = `
  select g.id as "groupId", successor.user_id as "userId"
  from study_groups g cross join lateral (
    select m.user_id, m.role from memberships m join users on users.id = m.user_id and users.absence is null
    where m.group_id = g.id and m.state = 'ACTIVE' and m.user_id <> $1
    order by (m.role = 'MODERATOR') desc, m.created_at, m.id limit 1
  ) successor
  where g.owner_id = $1 and g.member_count > 1 and not g.is_for_two and successor.role <> 'MODERATOR'
    and exists (select from absences where user_id = $1 and kind = 'SUSPENDED')
  order by g.id limit ${limits.handedOnAtOnce}`;
