import { byFlag } from "../../platform/database/byFlag";
import { selectList } from "../../platform/database/columns";
import { groups } from "../groups/limits";
import { home as limits } from "./limits";
import { exactCountUpTo } from "../../platform/limits/limits";
import { isPresent } from "../accounts/suspension/absenceStatements";
import { joinedUserColumn } from "../accounts/users/joinedUser";
import { noBlockBetween } from "../blocks/blockStatements";
import { ownRequests } from "../buddies/buddyStatements";
import { seesMemberIn, takesPartIn } from "../groups/members/membershipStatements";
import { Group } from "../groups/group/Group";
import { Post } from "../groups/discussion/Post";
import { commonsId } from "../rooms/commons";
import { StudyRoom } from "../rooms/StudyRoom";
import { StudySession } from "../studySessions/plan/StudySession";
import { isShown, longest, occurrenceWithPlanner, overlaps } from "../studySessions/plan/studySessionStatements";

/*
 * One statement for each part of Home. Each reads a bounded number of rows by the groups and buddies of the member $1, so its
 * cost does not depend on the number of members, posts or groups.
 */

const groupColumns = (from: string) => selectList(Group, from, { prefix: "group " });
const postColumns = (from: string) => selectList(Post, from, { prefix: "post " });

/** The visible groups of the member; with blocks, without groups of hidden owners. */
const ownGroups = (hasBlocks: boolean) => `
  memberships own join posts p on p.id = own.group_id and p.hidden_at is null
    ${hasBlocks ? `and ${noBlockBetween("$1", "p.author_id")}` : ""}`;

const isComing = `${overlaps("clock_timestamp()", `(clock_timestamp() + interval '${limits.aheadDays} days')`)}
  and occurrences.state <> 'CANCELLED' and ${isShown("occurrences.session_id")}`;

const isDeclined = `exists (select from attendances
  where occurrence_id = occurrences.id and user_id = $1 and answer = 'DECLINED')`;

/** The next dates of the member $1: their own, those of their groups, and those where they have a seat; without declined ones. */
export const nextUp = byFlag(
  (hasBlocks) => `
  select ${occurrenceWithPlanner("o")}, answered.answer as "ownAnswer", ${selectList(StudySession, "s", { prefix: "session " })},
    ${groupColumns("g")}, ${postColumns("started")}
  from (
    (select * from occurrences where member_id = $1 and ${isComing} order by starts_at, id limit ${limits.nextUp})
    union all
    (select dates.* from ${ownGroups(hasBlocks)}
     cross join lateral (
       select occurrences.* from occurrences
       ${hasBlocks ? "join study_sessions planned on planned.id = occurrences.session_id" : ""}
       where occurrences.group_id = own.group_id and ${isComing} and not ${isDeclined}
         ${hasBlocks ? `and (planned.owner_id is null or ${seesMemberIn("own.group_id", "$1", "planned.owner_id")})` : ""}
       order by occurrences.starts_at, occurrences.id limit ${limits.nextUp}
     ) dates
     where own.user_id = $1 and own.state = 'ACTIVE' order by dates.starts_at, dates.id limit ${limits.nextUp})
    union all
    (select occurrences.* from attendances seat join occurrences on occurrences.id = seat.occurrence_id
     where seat.user_id = $1 and seat.answer = 'GOING' and seat.seat_at > clock_timestamp() - ${longest}
       and occurrences.member_id <> $1 and ${isComing} and ${isPresent("occurrences.member_id")}
       ${hasBlocks ? `and ${noBlockBetween("$1", "occurrences.member_id")}` : ""}
     order by occurrences.starts_at, occurrences.id limit ${limits.nextUp})
  ) o
  join study_sessions s on s.id = o.session_id
  left join study_groups g on g.id = o.group_id left join posts started on started.id = o.group_id
  left join attendances answered on answered.occurrence_id = o.id and answered.user_id = $1
  order by o.starts_at, o.id limit ${limits.nextUp}`,
);

/** As JSON: the member's buddies in the room `seen`, first entered first. */
const buddiesThere = `array(
  select jsonb_build_object('id', member.id, 'name', member.name, 'faceVersion', member.face_version)
  from buddy_links link join room_seats seat on seat.user_id = link.buddy_id and seat.room_id = seen.id
    join users member on member.id = seat.user_id and member.absence is null
  where link.user_id = $1 order by seat.created_at, seat.id limit ${limits.buddiesShown})`;

const peopleThere = (hasBlocks: boolean) => `(
  select count(*)::integer from room_seats where room_id = seen.id and ${isPresent("user_id")}
    ${hasBlocks ? `and ${noBlockBetween("$1", "room_seats.user_id")}` : ""})`;

/**
 * The rooms where members of the member's groups or buddies are studying, those with buddies first. Only rooms that the member
 * may enter.
 */
export const studyingNow = byFlag(
  (hasBlocks) => `
  select ${selectList(StudyRoom, "room")}, found.buddies, found.people, ${groupColumns("g")}, ${postColumns("p")}
  from (
    select seen.id, ${buddiesThere} as buddies, ${peopleThere(hasBlocks)} as people
    from (
      (select own.group_id as id from ${ownGroups(hasBlocks)}
       where own.user_id = $1 and own.state = 'ACTIVE' and exists (select from room_seats where room_id = own.group_id)
       order by own.created_at desc limit ${limits.roomsLookedAt})
      union
      (select seat.room_id from buddy_links link join room_seats seat on seat.user_id = link.buddy_id
       where link.user_id = $1 and ${isPresent("link.buddy_id")} order by seat.created_at desc limit ${limits.roomsLookedAt})
    ) seen
  ) found
  join study_rooms room on room.id = found.id
  left join study_groups g on g.id = room.group_id left join posts p on p.id = room.group_id
  where found.people > 0 and ((room.group_id is null and room.occurrence_id is null) or (p.hidden_at is null and ${takesPartIn("g", "$1")}
    ${hasBlocks ? `and ${noBlockBetween("$1", "p.author_id")}` : ""}))
  order by coalesce(array_length(found.buddies, 1), 0) desc, found.people desc, room.id limit ${limits.roomsShown}`,
);

/** As JSON: who asked first to join the group of the row `found`. */
const requestsThere = (hasBlocks: boolean) => `array(
  select jsonb_build_object('id', asked.id, 'userId', asked.user_id, 'message', asked.message, 'createdAt', asked.created_at,
    'memberName', asker.name, 'memberFaceVersion', asker.face_version)
  from memberships asked join users asker on asker.id = asked.user_id and asker.absence is null
  where asked.group_id = found.group_id and asked.state = 'REQUESTED'
    ${hasBlocks ? `and ${noBlockBetween("$1", "asked.user_id")}` : ""}
  order by asked.created_at, asked.id limit ${limits.requestsShown})`;

/** Open requests in groups that the member $1 owns or moderates, and buddy requests to them. A row is one or the other. */
export const waiting = byFlag(
  (hasBlocks) => `
  select found.id, found.message, found.count, found.created_at as "createdAt", found.member_id as "userId",
    ${requestsThere(hasBlocks)} as requests,
    ${joinedUserColumn("member")}, ${groupColumns("g")}, ${postColumns("started")}
  from (
    (select null::uuid as group_id, r.from_id as member_id, r.id, r.message, r.created_at, 1 as count
     from buddy_requests r where ${ownRequests.RECEIVED} order by r.created_at desc, r.id desc limit ${limits.requestsShown})
    union all
    (select own.group_id, null::uuid, own.group_id, null::text, line.newest, line.count from ${ownGroups(hasBlocks)}
     cross join lateral (
       select max(created_at) as newest, count(*)::integer as count from (
         select created_at from memberships where group_id = own.group_id and state = 'REQUESTED' and ${isPresent("user_id")}
           ${hasBlocks ? `and ${noBlockBetween("$1", "memberships.user_id")}` : ""} limit ${groups.requests}
       ) request
     ) line
     where own.user_id = $1 and own.state = 'ACTIVE' and own.role in ('OWNER', 'MODERATOR') and line.count > 0
     order by line.newest desc, own.group_id limit ${limits.requestsShown})
  ) found
  left join users member on member.id = found.member_id
  left join study_groups g on g.id = found.group_id left join posts started on started.id = found.group_id
  order by found.created_at desc, found.id`,
);

/** The groups of the member $1 that were joined last. */
export const followedGroups = `
  select group_id as id from memberships where user_id = $1 and state = 'ACTIVE'
  order by created_at desc, id desc limit ${limits.groupsFollowed}`;

/** What the member $1 has done once. */
export const firstSteps = `
  select exists (select from profiles where user_id = $1) as "PROFILE",
    exists (select from memberships where user_id = $1 and state in ('ACTIVE', 'REQUESTED')) as "GROUP",
    exists (select from study_sessions where owner_id = $1 or member_id = $1)
      or exists (select from attendances where user_id = $1) as "SESSION"`;

const upTo = (from: string) => `(select count(*)::integer from (select from ${from} limit ${exactCountUpTo}) counted)`;

/** For visitors: members who are here, groups that every member sees, and who studies where every member may. */
export const siteCounts = `
  select ${upTo("users where absence is null")} as members,
    ${upTo("posts where hidden_at is null and visibility <> 'PRIVATE'")} as groups,
    ${upTo(`room_seats left join posts on posts.id = room_seats.room_id where room_seats.room_id = '${commonsId}' or (posts.visibility = 'OPEN' and posts.hidden_at is null)`)} as studying`;
