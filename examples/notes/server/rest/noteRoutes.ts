import type { RestRoutes } from "../../../platform/feature";
import { lists } from "../../../platform/limits/limits";
import { fieldsOf } from "../../../platform/rest/jsonBody";
import { parseInput } from "../../../platform/validation/validation";
import type { Note } from "../Note";
import { AddNoteInput } from "../noteInputs";
import { noteActions } from "../notePolicy";
import { addNote, listNotes } from "../noteService";
import { noteDocs as docs } from "./noteDocs";

export const noteRoutes: RestRoutes = async (app) => {
  app.get("/notes", { schema: docs.list, config: { action: noteActions.readOwn } }, async (request) => {
    const { nodes } = await listNotes(await request.getContext(), { first: lists.defaultSize });
    return nodes.map(presentNote);
  });

  app.post("/notes", { schema: docs.add, config: { action: noteActions.write } }, async (request) => {
    const input = await parseInput(AddNoteInput, { text: fieldsOf(request).text });
    return presentNote(await addNote(await request.getContext(), input));
  });
};

const presentNote = ({ id, text, createdAt }: Note) => ({ _id: id, text, date: createdAt });
