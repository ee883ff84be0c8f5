import { selectList } from "../../../platform/database/columns";
import { shelves } from "../limits";
import { ReadingNote } from "./ReadingNote";

/* All SQL of notes about books. */

const limits = shelves.notes;

/** How many notes there are of the entry $1 and of the member $2, counted a little beyond the limits. */
export const noteCounts = `
  select (select count(*)::integer from (select from reading_notes where entry_id = $1 limit ${limits.ofBook}) one) as "ofBook",
    (select count(*)::integer from (select from reading_notes where user_id = $2 limit ${limits.ofMember}) one) as "ofMember"`;

/** Of the entries $1: how many notes each has. */
export const notesByEntry = `
  select entry_id as id, count(*)::integer as count from reading_notes where entry_id = any($1) group by entry_id`;

/** Notes about the entry $1, the newest first; $2 and $3: the last one of the page before. */
export const notesStatement = (limit: number, hasCursor: boolean) => `
  select ${selectList(ReadingNote, "note")} from reading_notes note
  where note.entry_id = $1 ${hasCursor ? "and (note.created_at, note.id) < ($2, $3)" : ""}
  order by note.created_at desc, note.id desc limit ${limit}`;

/** The note $1 of the member $2 says $3. */
export const editNote = `
  update reading_notes set text = $3, edited_at = clock_timestamp() where id = $1 and user_id = $2 and text <> $3`;

export const deleteNote = `delete from reading_notes where id = $1 and user_id = $2`;
