import { index as limits } from "../limits";
import { SearchKind } from "../kinds";

/* What is indexed of each thing. Who may find it is decided when it is found. */

const entriesOfPerson = (table: string, column: string) => `array(
  select ${column} from ${table} entry where entry.profile_id = profiles.id order by created_at desc, id desc limit 20)`;

/** The fields of the things $1 that are searched. */
export const sourceStatements: Readonly<Record<SearchKind, string>> = {
  PEOPLE: `
    select users.id, users.name, profiles.skills, profiles.learning, profiles.location, profiles.company,
      ${entriesOfPerson("experiences", "company")} as companies, ${entriesOfPerson("educations", "school")} as schools
    from users left join profiles on profiles.user_id = users.id where users.id = any($1::uuid[])`,
  GROUPS: `
    select study_groups.id, title, tags, left(posts.text, ${limits.textCharacters}) as text
    from study_groups join posts on posts.id = study_groups.id where study_groups.id = any($1::uuid[])`,
  SESSIONS: `select id, title, goal from study_sessions where id = any($1::uuid[])`,
  BOOKS: `select id, title, subtitle, authors, categories, isbn10, isbn13 from books where id = any($1::uuid[])`,
};

const tables: Readonly<Record<SearchKind, string>> = {
  PEOPLE: "users",
  GROUPS: "study_groups",
  SESSIONS: "study_sessions",
  BOOKS: "books",
};

/** The things after $1 in the order of their ids, at most so many. */
export const nextThings = (kind: SearchKind, limit: number): string =>
  `select id from ${tables[kind]} where id > $1::uuid order by id limit ${limit}`;

/** About how many things there are. */
export const countedThings = (kind: SearchKind): string => `select count(*)::integer as count from ${tables[kind]}`;
