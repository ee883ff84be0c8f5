import { notes as limits } from "../limits";
import { lists } from "../../../platform/limits/limits";
import { bodyOf } from "../../../platform/rest/bodyOf";
import { routesOf } from "../../../platform/rest/route";
import { errors, id, listOf, meaning, timestamp, named, objectOf, text } from "../../../platform/rest/schema";
import type { Note as NoteRow } from "../Note";
import { AddNoteInput } from "../noteInputs";
import { noteActions } from "../notePolicy";
import { addNote, listNotes } from "../noteService";

const Note = named(
  "Note",
  objectOf({
    _id: id("The note's id."),
    text: text("Plain text with line breaks.", "Ask Nia about the reading group."),
    date: timestamp("When it was written."),
  }),
);

const api = routesOf("Notes");

export const noteRoutes = [
  api.get("/notes", noteActions.readOwn, "My notes", {
    operationId: "getNotes",
    description: "The newest notes, newest first.",
    answers: { 200: meaning("The notes.", listOf(Note)) },
    async handle({ ctx }) {
      const { nodes } = await listNotes(ctx, { first: lists.defaultSize });
      return nodes.map(presentNote);
    },
  }),
  api.post("/notes", noteActions.write, "Keep a note", {
    operationId: "addNote",
    description: "Only the member sees it.",
    body: bodyOf(
      AddNoteInput,
      { text: `1 to ${limits.text} characters.` },
      { example: { text: "Ask Nia about the reading group." } },
    ),
    answers: { 200: meaning("The note.", Note), 400: errors("The text is empty or too long.") },
    handle: async ({ ctx, body }) => presentNote(await addNote(ctx, body)),
  }),
];

const presentNote = ({ id, text, createdAt }: NoteRow) => ({ _id: id, text, date: createdAt.toISOString() });
