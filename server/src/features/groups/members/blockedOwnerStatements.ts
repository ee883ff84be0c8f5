import { blockBetween } from "../../blocks/blockStatements";

/* SQL for the private groups of members with a block between them. */

/** Ends the memberships of each of two members in private groups of the other, and returns them. Not in their group of two. */
export const leavePrivateGroups = `
  with places as (
      select id from study_groups where visibility = 'PRIVATE' and not is_for_two and owner_id in ($1, $2) and id in (
        select group_id from memberships where user_id in ($1, $2) and role <> 'OWNER' and state = 'ACTIVE'
      ) order by id for no key update
    ),
    gone as (
      delete from memberships using places where group_id = places.id and user_id in ($1, $2) and role <> 'OWNER'
        and state = 'ACTIVE' returning group_id, user_id
    ),
    counted as (
      update study_groups set member_count = member_count - 1, version = version + 1
      from gone where study_groups.id = gone.group_id
    )
  select group_id as "groupId", user_id as "userId" from gone`;

/** Ends memberships in the private group $1 of members with a block between them and the owner, and returns them. */
export const leaveBlockedOwner = `
  with place as (select id, owner_id from study_groups where id = $1 and visibility = 'PRIVATE' for no key update),
    gone as (
      delete from memberships using place where group_id = place.id and state = 'ACTIVE' and role <> 'OWNER'
        and (${blockBetween("user_id", "place.owner_id")}) returning group_id, user_id
    ),
    counted as (
      update study_groups set member_count = member_count - ended.members, version = version + 1
      from (select group_id, count(*)::int as members from gone group by group_id) ended where study_groups.id = ended.group_id
    )
  select group_id as "groupId", user_id as "userId" from gone`;
