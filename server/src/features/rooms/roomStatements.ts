import { selectList } from "../../platform/database/columns";
import { roomsOfDates as dates, rooms as limits } from "./limits";
import { isPresent } from "../accounts/suspension/absenceStatements";
import { joinedUserColumn } from "../accounts/users/joinedUser";
import { noBlockBetween } from "../blocks/blockStatements";
import { belongsTo, takesPartIn } from "../groups/members/membershipStatements";
import { RoomSeat } from "./presence/RoomSeat";
import { StudyRoom } from "./StudyRoom";

/* SQL of study rooms. Locks are taken in the same order everywhere: the member, the group, the member's seat, then rooms by their ids. */

const room = selectList(StudyRoom, "study_rooms");
const seat = selectList(RoomSeat, "room_seats");
const seconds = (count: number) => `interval '${count} seconds'`;

/** The room of a date is open from some minutes before its start until some time after its end. */
const isRoomOpen = (date: string) =>
  `clock_timestamp() between ${date}.starts_at - ${seconds(dates.beforeMinutes * 60)} and ${date}.ends_at + ${seconds(dates.afterMinutes * 60)}`;

export const roomsById = `select ${room} from study_rooms where id = any($1)`;

/** The room of the group or the date $1 gets its row. */
export const openRoom = `
  insert into study_rooms (id, group_id, occurrence_id)
  select $1::uuid, (select id from study_groups where id = $1), (select id from occurrences where id = $1)
  on conflict (id) do nothing`;

/** $1: members, in the order of their ids. Who is gone or absent has no row. */
export const lockMembers = `
  select id from users where id = any($1::uuid[]) and absence is null order by id for no key update`;

/** Changes of the group $1 and of its memberships wait for this lock. */
export const lockGroupOfRoom = `select id from study_groups where id = $1 for share`;

/** Those of the members $2 who take part in the group $1 and see its post, in the order of their ids. */
export const entitledAmong = `
  select users.id from users join posts on posts.id = $1
  where users.id = any($2::uuid[]) and ${takesPartIn("posts", "users.id")} and ${noBlockBetween("users.id", "posts.author_id")}
    and (posts.hidden_at is null or users.id in (posts.author_id, posts.writer_id) or users.role <> 'MEMBER')
  order by users.id`;

/** Cancelling the date $1, and giving a seat in it back, wait for this lock. */
export const lockDateOfRoom = `
  select s.id from study_sessions s where s.id = (select session_id from occurrences where id = $1 and member_id is not null)
  for share of s`;

/** Those of the members $2 who may be in the room of the date $1 of an open session, in the order of their ids. */
export const entitledToDate = `
  select users.id from users
  join occurrences o on o.id = $1 and o.offered_to is not null and o.state <> 'CANCELLED' and ${isRoomOpen("o")}
  join attendances a on a.occurrence_id = o.id and a.user_id = users.id and a.answer = 'GOING'
  where users.id = any($2::uuid[]) and ${noBlockBetween("users.id", "o.member_id")}
  order by users.id`;

/** The members $2 came to the date $1, unless they are early. */
export const markCame = `
  update attendances a set came_at = clock_timestamp() from occurrences o
  where a.occurrence_id = $1 and a.user_id = any($2::uuid[]) and a.came_at is null and a.seat_at is not null
    and o.id = a.occurrence_id and o.ends_at > clock_timestamp()`;

/** $1: the members. */
export const lockSeats = `select ${seat} from room_seats where user_id = any($1::uuid[]) order by user_id for update`;

export const seatsOf = `select ${seat} from room_seats where user_id = any($1)`;

/** $1: the room; one by one $2: ids, $3: the members, $4: their goals. Minutes count from the moment of entering. */
export const takeSeats = `
  insert into room_seats (id, room_id, user_id, goal, seen_at)
  select id, $1::uuid, member, goal, clock_timestamp() + ${seconds(limits.arrivalSeconds - limits.leftSeconds)}
  from unnest($2::uuid[], $3::uuid[], $4::text[]) as entering (id, member, goal)
  on conflict (user_id) do update set
    room_id = excluded.room_id, goal = excluded.goal, seen_at = excluded.seen_at,
    created_at = case when room_seats.room_id = excluded.room_id then room_seats.created_at else clock_timestamp() end,
    counted_until = case when room_seats.room_id = excluded.room_id then room_seats.counted_until else clock_timestamp() end
  returning ${seat}`;

/** $1: the member. With a room, $2, only a seat there. */
export const leaveSeat = `
  delete from room_seats where user_id = $1 and ($2::uuid is null or room_id = $2) returning ${seat}`;

/** Pair by pair: $1 the rooms, $2 the members. */
export const leaveSeats = `
  delete from room_seats using unnest($1::uuid[], $2::uuid[]) as ended (room, member)
  where room_id = ended.room and user_id = ended.member returning ${seat}`;

/** Seats in the room of the group $1, which is not open, of those who do not belong to it. They are locked. */
export const lockGuests = `
  select room_seats.id from room_seats join study_groups on study_groups.id = room_seats.room_id
  where room_seats.room_id = $1 and study_groups.visibility <> 'OPEN'
    and not ${belongsTo("room_seats.room_id", "room_seats.user_id")}
  order by room_seats.user_id for update of room_seats`;

export const removeSeats = `delete from room_seats where id = any($1::uuid[]) returning ${seat}`;

/** $2: how many changes there are. */
export const addVersions = `update study_rooms set version = version + $2 where id = $1 returning ${room}`;

export const lockRoom = `select ${room} from study_rooms where id = $1 for no key update`;

/** $2: when the timer starts, or null to stop it; $3: who starts it; $4, $5: the minutes of its phases. */
export const setTimer = `
  update study_rooms set version = version + 1, timer_started_at = case when $2 then clock_timestamp() end,
    timer_starter_id = $3, focus_minutes = coalesce($4, focus_minutes), break_minutes = coalesce($5, break_minutes)
  where id = $1 returning ${room}`;

/** The timer of the room $1 of a group or date stops when the last one has left. */
export const stopWithoutPeople = `
  update study_rooms set version = version + 1, timer_started_at = null, timer_starter_id = null
  where id = $1 and (group_id is not null or occurrence_id is not null) and timer_started_at is not null
    and not exists (select from room_seats where room_id = $1)
  returning ${room}`;

export const hasSeat = `select exists (select from room_seats where user_id = $1 and room_id = $2) as "isThere"`;

interface Range {
  limit: number;
  hasCursor: boolean;
  /** The parameter of a viewer with blocks, as `$4`; null for everyone else. */
  viewer: string | null;
}

/** The people in the room $1, those who came first before the others; $2 and $3: the entry that the page before ended with. */
export const peopleStatement = ({ limit, hasCursor, viewer }: Range) => `
  select ${selectList(RoomSeat, "entry")}, ${joinedUserColumn("member")}
  from (
    select * from room_seats where room_id = $1 and ${isPresent("user_id")}
      ${hasCursor ? "and (created_at, id) > ($2, $3)" : ""}
      ${viewer ? `and ${noBlockBetween(viewer, "room_seats.user_id")}` : ""}
    order by created_at, id limit ${limit}
  ) entry
  join users member on member.id = entry.user_id
  order by entry.created_at, entry.id`;

export const countedPeople = `from room_seats where room_id = $1`;

/** Room by room. */
export const peopleCounts = `
  select room_id as id, count(*)::integer as count from room_seats where room_id = any($1) group by room_id`;

/** Renews the presence of sockets: $1 their ids, $2 the rooms, $3 the members. Restores one that was removed as lost. */
export const keepPresences = `
  insert into room_presences (id, room_id, user_id)
  select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as socket (id, room, member)
  where exists (select from users where users.id = socket.member)
  on conflict (id) do update set seen_at = clock_timestamp()`;

/** Keeps the seat of the member $2 in the room $1 without a socket. */
export const keepSeat = `
  update room_seats set seen_at = clock_timestamp() + ${seconds(limits.keptSeconds - limits.leftSeconds)}
  where room_id = $1 and user_id = $2`;

/**
 * Removes the presence of the socket $1. The seat of $3 in $2 is kept for a short time, or longer if its page asked for that
 * before the end of the socket was noticed.
 */
export const endPresence = `
  with gone as (delete from room_presences where id = $1)
  update room_seats set seen_at = clock_timestamp() where room_id = $2 and user_id = $3
    and seen_at < clock_timestamp() + ${seconds(limits.arrivalSeconds)}`;

/** Removes presences of sockets that closed before they were confirmed. */
export const removePresences = `delete from room_presences where id = any($1::uuid[])`;

/** Seats without a socket for longer than the limit. */
const empty = `room_seats empty
    where seen_at < clock_timestamp() - ${seconds(limits.leftSeconds)} and not exists (
      select from room_presences where user_id = empty.user_id and room_id = empty.room_id
        and seen_at > clock_timestamp() - ${seconds(limits.lostSeconds)})`;

/** Presences of killed processes. */
const lost = `room_presences where seen_at < clock_timestamp() - ${seconds(limits.lostSeconds)}`;

/** Concurrent processes free different seats. */
export const emptySeats = `
  delete from room_seats where id in (
    select id from ${empty} order by room_id, id limit ${limits.sweptAtOnce} for update skip locked
  ) returning ${seat}`;

export const removeLostPresences = `delete from ${lost}`;

/** Whether there are seats to free, and seats to watch at all. Those of the demo community never expire. */
export const sweepStatus = `
  select exists (select from ${empty}) or exists (select from ${lost}) as "isDue",
    exists (select from room_seats where seen_at < clock_timestamp() + interval '1 day') as "hasSeats"`;
