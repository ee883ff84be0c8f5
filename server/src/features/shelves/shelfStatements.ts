import { isPresent } from "../accounts/suspension/absenceStatements";
import { joinedUserColumn } from "../accounts/users/joinedUser";
import { noBlockBetween } from "../blocks/blockStatements";
import { Group } from "../groups/group/Group";
import { isInDiscussionOf } from "../groups/members/membershipStatements";
import { selectList } from "../../platform/database/columns";
import { shelves as limits } from "./limits";
import { ShelvedBook } from "./ShelvedBook";

/* All SQL of shelves, of readers, and of the groups that speak of a book. */

/** Changes of one member's shelves take turns, so that the number of books holds. */
export const lockMember = `select id from users where id = $1 for no key update`;

/** Whether the member $1 has no room for the book $2, which is not on a shelf yet. */
export const shelvesAreFull = `
  select from (select 1) one
  where not exists (select from shelved_books where user_id = $1 and book_id = $2)
    and (select count(*) from shelved_books where user_id = $1) >= ${limits.books}`;

/** $1: an id, $2: the member, $3: the book, $4: the shelf, $5: the member's today. What was said of the first day stays. */
export const shelve = `
  insert into shelved_books as kept (id, user_id, book_id, shelf, started_on, finished_on)
  values ($1, $2, $3, $4::text, case when $4::text = 'READING' then $5::date end, case when $4::text = 'DONE' then $5::date end)
  on conflict (user_id, book_id) do update set shelf = excluded.shelf, created_at = clock_timestamp(),
    started_on = coalesce(kept.started_on, excluded.started_on),
    finished_on = case when excluded.shelf = 'DONE' then greatest(excluded.finished_on, kept.started_on) end
    where kept.shelf <> excluded.shelf`;

/** $1: an id, $2: the member, $3: the book, $4: the rating. A book that was on no shelf has been read. */
export const rate = `
  insert into shelved_books (id, user_id, book_id, shelf, rating) values ($1, $2, $3, 'DONE', $4)
  on conflict (user_id, book_id) do update set rating = excluded.rating`;

/** $1: the member, $2: the book. */
export const takeRatingBack = `update shelved_books set rating = null where user_id = $1 and book_id = $2`;

/** With its notes, and with the book itself where the member added it: it is there for this shelf. */
export const unshelve = `
  with own as (delete from own_books where user_id = $1 and id = $2)
  delete from shelved_books where user_id = $1 and book_id = $2`;

/** What the member $1 did with the book $2, locked. */
export const lockShelved = `
  select ${selectList(ShelvedBook, "kept")} from shelved_books kept where user_id = $1 and book_id = $2 for no key update`;

export const saveVisibility = `
  insert into shelf_settings (user_id, visibility) values ($1, $2)
  on conflict (user_id) do update set visibility = excluded.visibility`;

/** Pair by pair: $1 the members, $2 the books. */
export const shelvedByPair = `
  select ${selectList(ShelvedBook, "kept")}
  from unnest($1::uuid[], $2::uuid[]) as pair (member, book)
  join shelved_books kept on kept.user_id = pair.member and kept.book_id = pair.book`;

interface Range {
  limit: number;
  hasCursor: boolean;
  hasShelf: boolean;
}

/** The books of the member $1, those shelved last before the others; then the cursor, and the shelf last. */
export const shelvedStatement = ({ limit, hasCursor, hasShelf }: Range) => `
  select ${selectList(ShelvedBook, "kept")} from shelved_books kept
  where kept.user_id = $1 ${hasCursor ? "and (kept.created_at, kept.id) < ($2, $3)" : ""}
    ${hasShelf ? `and kept.shelf = $${hasCursor ? 4 : 2}` : ""}
  order by kept.created_at desc, kept.id desc limit ${limit}`;

export const countedBooks = (hasShelf: boolean) =>
  `from shelved_books where user_id = $1 ${hasShelf ? "and shelf = $2" : ""}`;

const asked = "unnest($1::uuid[], $2::uuid[]) as asked (viewer, book)";

/** Pair by pair, $1 the viewers, $2 the books: buddies who read it and show it, those of late before the others. */
export const readersByPair = `
  select asked.viewer as "viewerId", asked.book as "bookId", entry.id, entry.user_id as "userId", entry.shelf,
    entry.rating, ${joinedUserColumn("member")}
  from ${asked}
  cross join lateral (
    select kept.* from (
      select buddy_id from buddy_links where user_id = asked.viewer
      order by created_at desc, id desc limit ${limits.buddiesLookedAt}
    ) link
    join shelved_books kept on kept.user_id = link.buddy_id and kept.book_id = asked.book
    where kept.shelf <> 'WANT' and ${isPresent("kept.user_id")}
      and not exists (select from shelf_settings own where own.user_id = kept.user_id and own.visibility = 'NOBODY')
    order by kept.created_at desc, kept.id desc limit ${limits.readers}
  ) entry
  join users member on member.id = entry.user_id
  order by entry.created_at desc, entry.id desc`;

/** Pair by pair, $1 the viewers, $2 the books: groups in the discussion of which the book was shared, of late before the others. */
export const groupsByPair = `
  select asked.viewer as "viewerId", asked.book as "bookId", ${selectList(Group, "place")}
  from ${asked}
  cross join lateral (
    select card.post_id, max(card.created_at) as last_at
    from (
      select post_id, author_id, created_at from comments where book_id = asked.book and hidden_at is null
      order by created_at desc, id desc limit ${limits.cardsLookedAt}
    ) card
    join posts on posts.id = card.post_id
    where posts.hidden_at is null and ${isInDiscussionOf("posts", "asked.viewer")}
      and ${noBlockBetween("asked.viewer", "card.author_id")} and ${noBlockBetween("asked.viewer", "posts.author_id")}
    group by card.post_id order by last_at desc, card.post_id limit ${limits.groups}
  ) found
  join study_groups place on place.id = found.post_id
  order by found.last_at desc, place.id`;
