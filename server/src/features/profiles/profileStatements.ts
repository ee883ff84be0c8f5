import { joinedUserColumn } from "../accounts/users/joinedUser";
import { noBlockBetween } from "../blocks/blockStatements";
import { columnsOf, selectList } from "../../platform/database/columns";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { Profile } from "./Profile";

/*
 * All SQL of profiles: the directory and the profile are measured hot paths.
 * A limit is a number, not a parameter, or PostgreSQL plans for the whole table.
 */

/** The columns that lists show, and those that the service needs. */
export const headProperties = [
  "id",
  "userId",
  "status",
  "interest",
  "location",
  "timeZone",
  "photo",
  "skills",
  "learning",
  "createdAt",
] as const satisfies readonly (keyof Profile)[];

/** The columns that only the page of a single profile shows. */
export const otherProperties = ["social", ...columnsOf(Profile).map(({ property }) => property)].filter(
  (property) => !(headProperties as readonly string[]).includes(property),
);

const columns = {
  head: selectList(Profile, "profile", { only: headProperties }),
  whole: selectList(Profile, "profile"),
};

/** Profiles, newest first. `source`: a query for whole rows of `profiles`. */
export const profilesStatement = (source: string, shown: keyof typeof columns, withUser: boolean) =>
  `select ${columns[shown]}${withUser ? `, ${joinedUserColumn("member")}` : ""}
   from (${source}) profile
   ${withUser ? "join users member on member.id = profile.user_id" : ""}
   order by profile.created_at desc, profile.id desc`;

/** The members among $1 who are hidden from guests. */
export const membersForMembers = `select user_id as id from profiles where user_id = any($1) and visibility = 'MEMBERS'`;

/** Copies whether the member $1 is absent, so that lists of profiles need no join. */
export const copyAbsence = `
  update profiles set is_absent = users.absence is not null from users
  where users.id = $1 and profiles.user_id = users.id`;

export const profileSources = {
  ofUser: "select * from profiles where user_id = $1 and not is_absent",
  byId: "select * from profiles where id = any($1) and not is_absent",
  ofUsers: "select * from profiles where user_id = any($1) and not is_absent",
};

const newestFirst = "order by created_at desc, id desc";

/** The newest profiles, or those after $1 and $2: the last profile of the previous page. */
export function newestProfiles(limit: number, filter: Filter, isAfter: boolean) {
  const where = `${isAfter ? "(created_at, id) < ($1, $2) and " : ""}${seenBy(filter)}`;
  return newest("*", { where, interests: filter.interests, reach: limit, page: `limit ${limit}` });
}

interface Filter {
  /** The parameter with the interests to look for, as `$3`; null for any. */
  interests: string | null;
  /** The parameter of a viewer with blocks; null for everyone else. */
  viewer: string | null;
  /** Part of the SQL text, because a parameter would not use the indexes for guests. */
  isGuest: boolean;
}

/** The condition of the directory's indexes: without absent members, for guests without members-only profiles. */
const seenBy = ({ viewer, isGuest }: Pick<Filter, "viewer" | "isGuest">) =>
  `not is_absent${isGuest ? " and visibility = 'PUBLIC'" : ""}${viewer ? ` and ${noBlockBetween(viewer, "profiles.user_id")}` : ""}`;

/** Skips $1 entries of the index; only the rows of the page are read. */
export function profilesFurtherBack(limit: number, { interests, ...seen }: Filter) {
  const [reach, page] = [`$1::bigint + ${limit}`, `limit ${limit} offset $1::bigint`];
  return `select * from profiles where id in (
    select id from (${newest("id, created_at", { where: seenBy(seen), interests, reach, page })}) place
  )`;
}

interface Choice {
  where: string;
  /** The parameter with the interests to look for, as `$3`; null for any. */
  interests: string | null;
  /** The maximum number of newest profiles that the page can need. */
  reach: number | string;
  page: string;
}

/** With a filter each interest uses its own index range, so that rare interests are as fast as common ones. */
function newest(selected: string, { where, interests, reach, page }: Choice): string {
  if (interests === null) return `select ${selected} from profiles where ${where} ${newestFirst} ${page}`;
  return `select found.* from unnest(${interests}::smallint[]) as wanted (interest),
    lateral (select ${selected} from profiles where profiles.interest = wanted.interest and ${where}
      ${newestFirst} limit ${reach}) found
    ${newestFirst} ${page}`;
}

/** To count. */
export const countedProfiles = ({ interests, ...seen }: Filter) =>
  `from profiles where ${interests ? `interest = any(${interests}) and ` : ""}${seenBy(seen)}`;

/** Locks the member $1, so that a profile and the wishes before it never pass each other. */
export const lockForWishes = `select id from users where id = $1 for no key update`;

/** What the members $1 without a profile said before they make one, and what those with a profile say in it. */
export const wishesOfMembers = `
  select user_id as id, learning, time_zone as "timeZone", availability, interest from profiles where user_id = any($1)
  union all select user_id, learning, time_zone, availability, null from study_wishes
  where user_id = any($1) and not exists (select from profiles where profiles.user_id = study_wishes.user_id)`;

/** The newest entries of each of the profiles $1, as many as $2 says of each. */
const entriesOf = (table: string, selected: string) => `
  select ${selected}, asked.number from unnest($1::uuid[], $2::integer[]) with ordinality as asked (profile_id, first, number)
  cross join lateral (select * from ${table} where profile_id = asked.profile_id ${newestFirst} limit asked.first) entry
  order by asked.number, entry.created_at desc, entry.id desc`;

export const experienceByProfile = entriesOf("experiences", selectList(Experience, "entry"));
export const educationByProfile = entriesOf("educations", selectList(Education, "entry"));
