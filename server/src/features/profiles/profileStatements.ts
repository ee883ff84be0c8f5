import { joinedUserColumn } from "../accounts/users/joinedUser";
import { columnsOf, selectList } from "../../platform/database/columns";
import { Education } from "./Education";
import { Experience } from "./Experience";
import { Profile } from "./Profile";

/* All SQL of profiles: the profile is a measured hot path. */

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
