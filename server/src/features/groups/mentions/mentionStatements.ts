import { parts } from "../../../platform/parts";
import { joinedUserColumn } from "../../accounts/users/joinedUser";
import { formerMemberId } from "../../accounts/deletion/formerMemberStatements";
import { noBlockBetween } from "../../blocks/blockStatements";
import { mentions as limits } from "../limits";
import { isInDiscussionOf, isOpenIn, mayAs, takesPartIn } from "../members/membershipStatements";

/* SQL of mentions: who may be mentioned, and who was. */

const isContact = (one: string, other: string) => parts().contacts?.between(one, other) ?? "false";

/** A condition on the row `member` of a member: they are there, are not the writer, and no block is between the two. */
const isAround = (writer: string) =>
  `member.absence is null and member.id not in (${writer}, '${formerMemberId}') and ${noBlockBetween(writer, "member.id")}`;

const wrote = (member: string) => `(posts.author_id = ${member} or exists (
  select from comments where post_id = posts.id and author_id = ${member} and hidden_at is null))`;

/**
 * The check of every mention, a condition on the rows `member` and `posts`: the member can read the discussion, and takes part or
 * may; in an open group, also those who wrote there, and whom the writer knows.
 */
const mayBeMentioned = (writer: string, others = `${wrote("member.id")} or ${isContact(writer, "member.id")}`) => `
  posts.hidden_at is null and ${isAround(writer)} and ${noBlockBetween("posts.author_id", "member.id")}
  and ${mayAs(
    `(select state from memberships where group_id = posts.id and user_id = member.id)`,
    `${isOpenIn("posts")} and (${others})`,
  )}`;

const locked = "(select id, name, absence from users where id = any($1::uuid[]) order by id for key share) member";

/** Those of the members $1 who still exist, locked, and whether $2 may mention them in the group $3: nobody where $2 may not write. */
export const checkInGroup = () => `
  select member.id, member.name, coalesce(${takesPartIn("posts", "$2")} and ${mayBeMentioned("$2")}, false) as "isAllowed"
  from ${locked} left join posts on posts.id = $3::uuid`;

/** The same in a group that is about to be started; $3: whether it is open. */
export const checkInNewGroup = () => `
  select member.id, member.name, ($3::boolean and ${isAround("$2")} and ${isContact("$2", "member.id")}) as "isAllowed"
  from ${locked}`;

const newest = "order by created_at desc, id desc";

/**
 * A bounded number of those whom $2 may mention in the group $1, those who wrote last first; none where $2 may not write. Members are
 * read by their keys: with another join, the planner may read all. Of a limit that is not constant it expects a tenth of the rows, and
 * reads them in the order of the index.
 */
export const mentionableInGroup = () => `
  with place as (
      select posts.* from posts where posts.id = $1 and posts.hidden_at is null
        and ${takesPartIn("posts", "$2")} and ${noBlockBetween("$2", "posts.author_id")}
    ),
    found as (
      (select author_id as member_id, row_number() over (${newest}) as place from comments
       where post_id = (select id from place) and hidden_at is null ${newest} limit (select ${limits.writers}))
      union all select author_id, ${limits.writers + 1} from place
      union all (select user_id, ${limits.writers + 2} from memberships
       where group_id = (select id from place) and state = 'ACTIVE' ${newest} limit (select ${limits.members}))
      ${contactsOf("$2", `, ${limits.writers + 3} as place`)}
    ),
    candidates as (select member_id, min(place) as place from found group by member_id)
  select member.id, ${joinedUserColumn("member")} from place posts, candidates
  cross join lateral (select * from users where users.id = candidates.member_id limit 1) as member
  where ${mayBeMentioned("$2", "true")} order by candidates.place, member.name, member.id`;

function contactsOf(member: string, more: string): string {
  const contacts = parts().contacts?.of(member);
  return contacts ? `union all select known.id ${more} from (${contacts}) known where exists (select from place)` : "";
}

/** Those whom $1 may mention in a new group, if it is open. */
export const mentionableInNewGroup = () => `
  select member.id, ${joinedUserColumn("member")} from users member
  where member.id in (${parts().contacts?.of("$1") ?? "select null::uuid"}) and ${isAround("$1")} order by member.name, member.id`;

/** What a text is. */
export type MentionsOf = "post_id" | "comment_id";

/** Notes that the text $1 mentions the members $2, with ids of $3, and returns those whom it did not mention before. */
export const noteMentioned = (of: MentionsOf) => `
  insert into mentioned_members (id, ${of}, user_id)
  select entry.id, $1::uuid, entry.user_id from unnest($2::uuid[], $3::uuid[]) as entry (user_id, id)
  on conflict (${of}, user_id) where ${of} is not null do nothing returning user_id as id`;

const mentionsIn = (text: string, member: string) =>
  `${text}.mentions @> jsonb_build_array(jsonb_build_object('userId', ${member}::text))`;

/** A condition: the post or the comment with this id mentions the member, who may read it. */
export const mentionIsThere = (id: string, reader: string) => `
  (exists (select from comments join posts on posts.id = comments.post_id
    where comments.id = ${id} and comments.hidden_at is null and posts.hidden_at is null
      and ${mentionsIn("comments", reader)} and ${isInDiscussionOf("posts", reader)})
  or exists (select from posts
    where posts.id = ${id} and posts.hidden_at is null and ${mentionsIn("posts", reader)} and ${isInDiscussionOf("posts", reader)}))`;

export const mentioningText = (id: string) =>
  `coalesce((select comments.text from comments where comments.id = ${id}), (select posts.text from posts where posts.id = ${id}))`;

/** A condition: the comment mentions the member, who hears of it by that alone. */
export const isMentionedIn = (comment: string, member: string) =>
  `exists (select from mentioned_members where comment_id = ${comment} and user_id = ${member})`;
