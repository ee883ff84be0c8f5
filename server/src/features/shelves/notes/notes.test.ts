import { v7 as newId } from "uuid";
import { buildBook } from "../../../testing/app/buildBook";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { readingCalls } from "../../../testing/calls/readingCalls";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import { shelves } from "../limits";

const testApp = useTestApp();
const rest = restCall(testApp);
const { ask, send } = readingCalls(testApp);
const limits = shelves.notes;

async function scene() {
  const { db } = testApp();
  const [ada, bookId] = [await buildUser(db), await buildBook(db)];
  await send("shelveBook", ada, { bookId, shelf: "READING" });
  return { ada, bookId };
}

const notesOf = async (as: User, bookId: string, more = "") => {
  const query = `{ book(id: "${bookId}") { viewerShelved { noteCount notes(first: 2 ${more}) {
    nodes { id text } totalCount pageInfo { hasNextPage endCursor } } } } }`;
  return (await ask(query, as)).data.book.viewerShelved;
};
const textsOf = ({ notes }: { notes: { nodes: { text: string }[] } }) => notes.nodes.map(({ text }) => text);

describe("notes about a book", () => {
  it("are written, read page by page with the newest first, edited and deleted", async () => {
    const { ada, bookId } = await scene();
    const ids: string[] = [];
    for (const text of ["One", "Two", "Three"])
      ids.push((await send("addReadingNote", ada, { bookId, text })).data.addReadingNote.id);

    const first = await notesOf(ada, bookId);
    const second = await notesOf(ada, bookId, `after: "${first.notes.pageInfo.endCursor}"`);
    const edited = await send("editReadingNote", ada, { id: ids[0], text: "Ones\nmore" });
    const deleted = await ask(`mutation { deleteReadingNote(id: "${ids[1]}") { noteCount } }`, ada);

    expect([textsOf(first), first.noteCount, first.notes.totalCount]).toEqual([["Three", "Two"], 3, 3]);
    expect(textsOf(second)).toEqual(["One"]);
    expect(edited.data.editReadingNote).toMatchObject({ text: "Ones\nmore", editedAt: expect.any(String) });
    expect(deleted.data.deleteReadingNote).toEqual({ noteCount: 2 });
    expect(textsOf(await notesOf(ada, bookId))).toEqual(["Three", "Ones\nmore"]);
  });

  it("are the member's own: others neither read, nor edit, nor delete them", async () => {
    const { ada, bookId } = await scene();
    const bo = await buildUser(testApp().db);
    await send("shelveBook", bo, { bookId, shelf: "READING" });
    const { id } = (await send("addReadingNote", ada, { bookId, text: "Mine" })).data.addReadingNote;

    expect(codeOf(await send("editReadingNote", bo, { id, text: "Yours" }))).toBe("NOT_FOUND");
    expect(codeOf(await ask(`mutation { deleteReadingNote(id: "${id}") { id } }`, bo))).toBe("NOT_FOUND");
    expect((await rest(`GET /api/shelves/${bookId}/notes`, { as: bo })).body).toEqual([]);
    expect(textsOf(await notesOf(bo, bookId))).toEqual([]);
    expect(textsOf(await notesOf(ada, bookId))).toEqual(["Mine"]);
  });

  it("need a text and a book on a shelf, and go with the book when it is taken off", async () => {
    const { ada, bookId } = await scene();
    const other = await buildBook(testApp().db);

    expect(fieldsOf(await send("addReadingNote", ada, { bookId, text: " \n" }))).toEqual(["input.text"]);
    const long = "x".repeat(limits.text + 1);
    expect(fieldsOf(await send("addReadingNote", ada, { bookId, text: long }))).toEqual(["input.text"]);
    expect(codeOf(await send("addReadingNote", ada, { bookId: other, text: "Hi" }))).toBe("CONFLICT");
    expect(codeOf(await send("addReadingNote", ada, { bookId: newId(), text: "Hi" }))).toBe("NOT_FOUND");
    await send("addReadingNote", ada, { bookId, text: long.slice(1) });
    await send("unshelveBook", ada, { bookId });
    await send("shelveBook", ada, { bookId, shelf: "READING" });
    expect((await notesOf(ada, bookId)).noteCount).toBe(0);
  });

  it("are written once however often a request is repeated", async () => {
    const { ada, bookId } = await scene();
    const note = { bookId, text: "Once", idempotencyKey: "k1" };

    const sent = await Promise.all([1, 2].map(() => send("addReadingNote", ada, note)));

    expect(new Set(sent.map(({ data }) => data.addReadingNote.id)).size).toBe(1);
    expect((await notesOf(ada, bookId)).noteCount).toBe(1);
    expect(codeOf(await send("addReadingNote", ada, { ...note, text: "Other" }))).toBe("CONFLICT");
  });

  it(`have room for ${limits.ofBook} about one book`, async () => {
    const { ada, bookId } = await scene();
    await testApp().db.query(
      `insert into reading_notes (id, user_id, entry_id, text)
       select gen_random_uuid(), user_id, id, 'Note' from shelved_books, generate_series(1, $2) where user_id = $1`,
      [ada.id, limits.ofBook - 1],
    );

    expect((await send("addReadingNote", ada, { bookId, text: "Last" })).errors).toBeUndefined();
    expect(codeOf(await send("addReadingNote", ada, { bookId, text: "One more" }))).toBe("CONFLICT");
  });

  it("of many books are counted in one statement", async () => {
    const { ada } = await scene();
    const counted = async (books: number) => {
      for (let n = 0; n < books; n++) {
        const bookId = await buildBook(testApp().db);
        await send("shelveBook", ada, { bookId, shelf: "READING" });
        await send("setReadingProgress", ada, { bookId, page: 3, pages: 10 });
      }
      const query = "{ me { shelves(first: 50) { nodes { percentRead noteCount book { title } } } } }";
      return testApp().counter.count(() => ask(query, ada));
    };

    expect(await counted(1)).toBe(await counted(4));
  });

  it("are the same over REST", async () => {
    const { ada, bookId } = await scene();

    const { body: note } = await rest(`POST /api/shelves/${bookId}/notes`, { as: ada, body: { text: "Hi" } });
    const put = await rest(`PUT /api/reading-notes/${note._id}`, { as: ada, body: { text: "Hello" } });
    const { body: list } = await rest(`GET /api/shelves/${bookId}/notes`, { as: ada });
    const gone = await rest(`DELETE /api/reading-notes/${note._id}`, { as: ada });

    expect(note).toEqual({ _id: expect.any(String), text: "Hi", date: expect.any(String), editedAt: null });
    expect([put.body.text, gone.body]).toEqual(["Hello", { msg: "Note deleted" }]);
    expect(list).toMatchObject([{ text: "Hello" }]);
    expect((await rest(`DELETE /api/reading-notes/${note._id}`, { as: ada })).status).toBe(404);
    expect((await rest(`GET /api/shelves/${bookId}/notes`)).status).toBe(401);
  });
});
