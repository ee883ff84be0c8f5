import { isPresent } from "../../accounts/suspension/absenceStatements";
import { selectList } from "../../../platform/database/columns";
import { Book } from "../../books/Book";
import { OwnBook } from "../../books/own/OwnBook";
import { shelves as limits } from "../limits";

/* All SQL of books that members add. */

const own = selectList(OwnBook, "own");

/** The book of the catalogue with the ISBN $1, or $2 of ten characters. */
export const bookByIsbn = `
  select ${selectList(Book, "books")} from books
  where no = (select min(no) from (
    select no from books where isbn13 = $1 union all select no from books where isbn10 = $2
  ) found)`;

/** What the member $1 added with the title $2 and the authors $3. */
export const sameOwnBook = `
  select ${own} from own_books own where own.user_id = $1 and own.title = $2 and own.authors = $3::text[] limit 1`;

/** Whether the member $1 has no room for another one. */
export const ownBooksAreFull = `
  select from (select 1) one where (select count(*) from own_books where user_id = $1) >= ${limits.added}`;

const waiting = `from own_books own where own.state = 'WAITING' and ${isPresent("own.user_id")}`;

/** What waits for moderators, the newest first; $1 and $2: the last one of the page before. */
export const waitingBooks = (limit: number, hasCursor: boolean) => `
  select ${own} ${waiting} ${hasCursor ? "and (own.created_at, own.id) < ($1, $2)" : ""}
  order by own.created_at desc, own.id desc limit ${limit}`;

export const countedWaiting = waiting;

export const lockWaiting = `select ${own} from own_books own where own.id = $1 and own.state = 'WAITING' for update`;

/** Takes the book $1 over into the catalogue, with the source key $2 and the work key $3. Its id stays. */
export const takeOver = `
  with own as (delete from own_books where id = $1 returning *)
  insert into books (id, source_key, work_key, title, authors, author_keys, description, categories, isbn13, page_count)
  select id, $2, $3, title, authors, '{}', '', '{}', isbn13, page_count from own`;
