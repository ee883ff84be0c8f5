import { names } from "../limits";

/* SQL of the name of a group, from which `nameIn` makes the name. */

/** The name of the other member of a group of two, for one of them; both are expressions. null while the other is not there. */
const otherOfTwo = (group: string, viewer: string) => `(
  select users.name from buddy_groups pair join users on users.id = pair.buddy_id and users.absence is null
  where pair.group_id = ${group} and pair.user_id = ${viewer})`;

/**
 * What the viewer calls the group of the row `groups`: its title, or after a line break the beginning of its post, the row `posts`.
 * Of a group of two, after a tab, the name of the other.
 * Of a post that moderators hid it says nothing.
 */
export const readName = (groups: string, posts: string, viewer: string): string => `coalesce(
    case when ${groups}.is_for_two then e'\\t' || ${otherOfTwo(`${groups}.id`, viewer)} end, ${groups}.title,
    e'\\n' || case when ${posts}.hidden_at is null then left(ltrim(${posts}.text, e' \\n\\r\\t'), ${names.readCharacters}) else '' end)`;

/** The same of the group with this id; null if there is none. */
export const groupName = (id: string, viewer: string): string =>
  `(select ${readName("named", "posts", viewer)} from study_groups named join posts on posts.id = named.id where named.id = ${id})`;

/** Pair by pair: $1 the groups, $2 the viewers. */
export const namesByPair = `
  select named.id as "groupId", asked.viewer as "viewerId", ${readName("named", "posts", "asked.viewer")} as name
  from unnest($1::uuid[], $2::uuid[]) as asked (group_id, viewer)
  join study_groups named on named.id = asked.group_id join posts on posts.id = named.id`;
