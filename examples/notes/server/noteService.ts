import { LessThan } from "typeorm";
import { v7 as newId } from "uuid";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { type Connection, type PageRequest, toConnection, toPage } from "../../platform/paging/connection";
import { exactly } from "../../platform/paging/count";
import { Note } from "./Note";
import type { AddNoteInput } from "./noteInputs";
import { noteActions } from "./notePolicy";

/** Keeps a note of the viewer. */
export async function addNote(ctx: AppContext, { text }: AddNoteInput): Promise<Note> {
  const { id: ownerId } = authorize(ctx, noteActions.write);
  const id = newId();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(Note, { id, ownerId, text });
    tx.publish("noteAdded", { noteId: id, ownerId });
  });
  return ctx.db.findOneByOrFail(Note, { id });
}

/** The viewer's notes, newest first. */
export async function listNotes(ctx: AppContext, request: PageRequest): Promise<Connection<Note>> {
  const { id: ownerId } = authorize(ctx, noteActions.readOwn);
  const page = toPage(request);
  const { after } = page;
  const older = after
    ? [
        { ownerId, createdAt: LessThan(after.createdAt) },
        { ownerId, createdAt: after.createdAt, id: LessThan(after.id) },
      ]
    : { ownerId };
  const rows = await ctx.db.find(Note, {
    where: older,
    order: { createdAt: "DESC", id: "DESC" },
    take: page.first + 1,
  });
  return toConnection(rows, page);
}

export const countNotes = async (ctx: AppContext) =>
  exactly(await ctx.db.countBy(Note, { ownerId: authorize(ctx, noteActions.readOwn).id }));
