import { v7 as newId } from "uuid";
import { conflict, notFound } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { claimKeyIn, findFirstResult, toRepeatable } from "../../../platform/idempotency/idempotency";
import {
  type Connection,
  emptyPage,
  type PageRequest,
  toConnection,
  toPage,
} from "../../../platform/paging/connection";
import { checkId } from "../../../platform/validation/validation";
import { shelves } from "../limits";
import { shelfMessages } from "../messages";
import { shelfActions } from "../shelfPolicy";
import { getBook } from "../shelfService";
import { ShelvedBook } from "../ShelvedBook";
import { lockMember } from "../shelfStatements";
import type { AddReadingNoteInput, EditReadingNoteInput } from "./noteInputs";
import * as statements from "./noteStatements";
import { ReadingNote } from "./ReadingNote";

/** Writes a note about a book on the viewer's shelves. A repeated request gives the first one. */
export async function addReadingNote(ctx: AppContext, input: AddReadingNoteInput): Promise<ReadingNote> {
  const { id: userId } = authorize(ctx, shelfActions.change);
  const { id: bookId } = await getBook(ctx, input.bookId);
  const repeatable = toRepeatable(input.idempotencyKey, "addReadingNote", [bookId, input.text]);
  const id = newId();
  const noteId = await ctx.db.transaction(async (tx) => {
    await tx.rows(lockMember, [userId]);
    const first = repeatable && (await findFirstResult(tx, userId, repeatable));
    if (first) return first;
    const entry = await tx.findOneBy(ShelvedBook, { userId, bookId });
    if (!entry) throw conflict(shelfMessages.notOnShelf());
    await requireRoom(tx, entry);
    await tx.insert(ReadingNote, { id, userId, entryId: entry.id, text: input.text });
    if (repeatable) await claimKeyIn(tx, userId, repeatable, id);
    return id;
  });
  ctx.loaders.noteCount.clearAll();
  return getNote(ctx, noteId);
}

async function requireRoom(tx: Tx, { id, userId }: ShelvedBook): Promise<void> {
  const [counts] = await tx.rows<{ ofBook: number; ofMember: number }>(statements.noteCounts, [id, userId]);
  const { ofBook, ofMember } = shelves.notes;
  if ((counts?.ofBook ?? 0) >= ofBook) throw conflict(shelfMessages.tooManyNotes({ max: ofBook }));
  if ((counts?.ofMember ?? 0) >= ofMember) throw conflict(shelfMessages.tooManyNotesInAll({ max: ofMember }));
}

export async function editReadingNote(ctx: AppContext, { id, text }: EditReadingNoteInput): Promise<ReadingNote> {
  const note = await getNote(ctx, id);
  await ctx.db.transaction((tx) => tx.rows(statements.editNote, [note.id, note.userId, text]));
  return getNote(ctx, id);
}

/** Deletes a note, and gives back what the viewer did with its book. */
export async function deleteReadingNote(ctx: AppContext, id: string): Promise<ShelvedBook> {
  const note = await getNote(ctx, id);
  await ctx.db.transaction((tx) => tx.rows(statements.deleteNote, [note.id, note.userId]));
  ctx.loaders.noteCount.clearAll();
  return ctx.db.findOneByOrFail(ShelvedBook, { id: note.entryId });
}

/** Those of others are not there. */
async function getNote(ctx: AppContext, id: string): Promise<ReadingNote> {
  const { id: userId } = authorize(ctx, shelfActions.change);
  checkId(id, "id");
  const note = await ctx.db.findOneBy(ReadingNote, { id, userId });
  if (!note) throw notFound(shelfMessages.noNote());
  return note;
}

/** The viewer's notes about a book, the newest first; an entry on their shelf is their own. */
export async function listReadingNotes(
  ctx: AppContext,
  { id }: Pick<ShelvedBook, "id">,
  request: PageRequest,
): Promise<Connection<ReadingNote>> {
  const page = toPage(request);
  const { first, after } = page;
  const statement = statements.notesStatement(first + 1, after !== null);
  const rows = await ctx.db.rows<ReadingNote>(statement, [id, ...(after ? [after.createdAt, after.id] : [])]);
  return toConnection(rows, page);
}

/** The same by the book; none where it is on no shelf. */
export async function listNotesAbout(
  ctx: AppContext,
  bookId: string,
  request: PageRequest,
): Promise<Connection<ReadingNote>> {
  const { id: viewerId } = authorize(ctx, shelfActions.list);
  checkId(bookId, "bookId");
  const entry = await ctx.loaders.shelvedBook.load({ viewerId, bookId });
  return entry ? listReadingNotes(ctx, entry, request) : emptyPage<ReadingNote>(request);
}
