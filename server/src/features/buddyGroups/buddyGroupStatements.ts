import { selectList } from "../../platform/database/columns";
import { groups as limits } from "../groups/limits";
import { Group } from "../groups/group/Group";

/* SQL of groups of two. Both members are locked before their group is looked for, so that a pair has one. */

/** The group of the members $1 and $2, locked. */
export const groupOfPair = `
  select ${selectList(Group, "study_groups")} from study_groups join buddy_groups pair on pair.group_id = study_groups.id
  where pair.user_id = $1 and pair.buddy_id = $2
  for no key update of study_groups`;

/** The group $1 is that of the members $2 and $3 from now on. */
export const addPair = `
  insert into buddy_groups (group_id, user_id, buddy_id) values ($1, $2, $3), ($1, $3, $2)`;

/** The group $1, which a post has just started, is one of two. */
export const closeToOthers = `
  update study_groups set is_for_two = true, capacity = ${limits.capacity.min} where id = $1`;

/** Makes members of those of $2 who are not in the group $1, which is locked, with ids of $3. Gives who came. */
export const admitBoth = `
  with joined as (
    insert into memberships (id, group_id, user_id, role, state)
    select entry.id, g.id, entry.user_id, case when g.owner_id = entry.user_id then 'OWNER' else 'MEMBER' end, 'ACTIVE'
    from unnest($2::uuid[], $3::uuid[]) as entry (user_id, id) join study_groups g on g.id = $1
    on conflict (group_id, user_id) do nothing returning user_id
  ),
  counted as (
    update study_groups set member_count = member_count + (select count(*)::integer from joined), version = version + 1
    where id = $1 and exists (select from joined)
  )
  select user_id as "userId" from joined`;

/** Pair by pair: $1 the groups, $2 the members. Gives the other member of each. */
export const othersByPair = `
  select pair.group_id as "groupId", pair.user_id as "viewerId", pair.buddy_id as "userId"
  from unnest($1::uuid[], $2::uuid[]) as asked (group_id, member)
  join buddy_groups pair on pair.group_id = asked.group_id and pair.user_id = asked.member`;

/** Ends the memberships of $1 and $2 in their group of two, and returns them. */
export const closeGroupOfTwo = `
  with place as (
      select g.id from study_groups g join buddy_groups pair on pair.group_id = g.id
      where pair.user_id = $1 and pair.buddy_id = $2 for no key update of g
    ),
    gone as (delete from memberships using place where group_id = place.id returning group_id, user_id),
    counted as (
      update study_groups set member_count = 0, version = version + 1 from place where study_groups.id = place.id
    )
  select group_id as "groupId", user_id as "userId" from gone`;

/** The groups of two of the member $1 are over; the other member keeps what was written, under this title. */
export const endGroupsOfTwo = `
  update study_groups set title = 'Your group with a former member', version = version + 1
  where is_for_two and id in (select group_id from buddy_groups where user_id = $1)`;
