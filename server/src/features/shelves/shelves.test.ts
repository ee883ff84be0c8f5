import { v7 as newId } from "uuid";
import type { User } from "../accounts/users/User";
import { shelves as limits } from "./limits";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildBook } from "../../testing/app/buildBook";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { shelfCalls } from "../../testing/calls/shelfCalls";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send } = shelfCalls(testApp);

const shelvesOf = async (as: User, more = "") => {
  const fields = "nodes { shelf rating book { id } } totalCount pageInfo { hasNextPage endCursor }";
  return (await testApp().graphql(`{ me { shelves(first: 2 ${more}) { ${fields} } } }`, {}, { as })).data.me.shelves;
};

/** A member and so many books. */
async function scene(count = 1) {
  const { db } = testApp();
  const books: string[] = [];
  for (let n = 0; n < count; n++) books.push(await buildBook(db));
  return { ada: await buildUser(db), books, bookId: books[0] as string };
}

describe("D6 the shelves of a member", () => {
  it("hold a book once: another shelf takes it over, its rating stays, and taking it off ends both", async () => {
    const { ada, bookId } = await scene();

    const wanted = await send("shelveBook", ada, { bookId, shelf: "WANT" });
    const again = await send("shelveBook", ada, { bookId, shelf: "WANT" });
    const rated = await send("rateBook", ada, { bookId, rating: 4 });
    const read = await send("shelveBook", ada, { bookId, shelf: "DONE" });

    expect([wanted, again].map(({ data }) => data.shelveBook.viewerShelved)).toEqual([
      { shelf: "WANT", rating: null },
      { shelf: "WANT", rating: null },
    ]);
    expect(rated.data.rateBook.viewerShelved).toEqual({ shelf: "WANT", rating: 4 });
    expect(read.data.shelveBook.viewerShelved).toEqual({ shelf: "DONE", rating: 4 });
    expect(await shelvesOf(ada)).toMatchObject({ totalCount: 1, nodes: [{ book: { id: bookId } }] });
    expect((await send("unshelveBook", ada, { bookId })).data.unshelveBook).toEqual({
      id: bookId,
      viewerShelved: null,
    });
    expect((await send("unshelveBook", ada, { bookId })).errors).toBeUndefined();
    expect((await shelvesOf(ada)).totalCount).toBe(0);
  });

  it("take a rated book as one that was read, and a rating can be taken back", async () => {
    const { ada, bookId } = await scene();

    const rated = await send("rateBook", ada, { bookId, rating: 5 });
    const back = await send("rateBook", ada, { bookId, rating: null });

    expect(rated.data.rateBook.viewerShelved).toEqual({ shelf: "DONE", rating: 5 });
    expect(back.data.rateBook.viewerShelved).toEqual({ shelf: "DONE", rating: null });
  });

  it("are read page by page, all of them or one shelf, in one statement for the books of a page", async () => {
    const { ada, books } = await scene(3);
    for (const bookId of books) await send("shelveBook", ada, { bookId, shelf: "WANT" });
    await send("shelveBook", ada, { bookId: books[0], shelf: "READING" });
    const ids = (page: { nodes: { book: { id: string } }[] }) => page.nodes.map(({ book }) => book.id);

    const first = await shelvesOf(ada);
    const second = await shelvesOf(ada, `after: "${first.pageInfo.endCursor}"`);
    const wanted = await shelvesOf(ada, "shelf: WANT");
    const next = await shelvesOf(ada, `shelf: WANT after: "${wanted.pageInfo.endCursor}"`);

    expect([ids(first), ids(second)]).toEqual([[books[0], books[2]], [books[1]]]);
    expect([ids(wanted), ids(next), wanted.totalCount]).toEqual([[books[2], books[1]], [], 2]);
    const counted = (first: number) =>
      testApp().counter.count(() =>
        testApp().graphql(`{ me { shelves(first: ${first}) { nodes { book { title } } } } }`, {}, { as: ada }),
      );
    expect(await counted(1)).toBe(await counted(3));
  });

  it("are the viewer's own: nobody reads them on another member, and a guest changes none", async () => {
    const { ada, bookId } = await scene();
    const other = await buildUser(testApp().db);
    await send("shelveBook", ada, { bookId, shelf: "DONE" });
    const query = `{ user(id: "${ada.id}") { shelves { totalCount } shelfVisibility }
      book(id: "${bookId}") { viewerShelved { id } } }`;

    const nothing = { user: { shelves: null, shelfVisibility: null }, book: { viewerShelved: null } };
    expect((await testApp().graphql(query, {}, { as: other })).data).toEqual(nothing);
    expect((await testApp().graphql(query)).data).toEqual(nothing);
    const guest = await testApp().graphql(`mutation { unshelveBook(input: { bookId: "${bookId}" }) { id } }`);
    expect(codeOf(guest)).toBe("UNAUTHENTICATED");
  });

  it("turn away an unknown book, a wrong id, and a rating that is not 1 to 5", async () => {
    const { ada, bookId } = await scene();

    expect(codeOf(await send("shelveBook", ada, { bookId: newId(), shelf: "WANT" }))).toBe("NOT_FOUND");
    expect(fieldsOf(await send("shelveBook", ada, { bookId: "1", shelf: "WANT" }))).toEqual(["input.bookId"]);
    for (const rating of [0, 6])
      expect(fieldsOf(await send("rateBook", ada, { bookId, rating }))).toEqual(["input.rating"]);
    expect((await shelvesOf(ada)).totalCount).toBe(0);
  });

  it(`hold at most ${limits.books} books, however many are added at once; changes of those there still work`, async () => {
    const { ada, books, bookId } = await scene(3);
    await send("shelveBook", ada, { bookId, shelf: "WANT" });
    await testApp().db.query(
      `with made as (
         insert into books (id, source_key, work_key, title, authors, author_keys, description, categories)
         select gen_random_uuid(), $1 || n, n, 'Many', '{}', '{}', '', '{}' from generate_series(1, ${limits.books - 2}) n
         returning id)
       insert into shelved_books (id, user_id, book_id, shelf) select gen_random_uuid(), $1::uuid, id, 'WANT' from made`,
      [ada.id],
    );

    const added = await Promise.all(books.slice(1).map((id) => send("rateBook", ada, { bookId: id, rating: 3 })));
    const moved = await send("shelveBook", ada, { bookId, shelf: "DONE" });

    expect(added.map((answer) => codeOf(answer) ?? "yes").sort()).toEqual(["CONFLICT", "yes"]);
    expect(moved.errors).toBeUndefined();
    expect((await shelvesOf(ada)).totalCount).toBe(limits.books);
  });

  it("are the same over REST", async () => {
    const { ada, bookId } = await scene();

    const put = await rest(`PUT /api/shelves/${bookId}`, { as: ada, body: { shelf: "READING" } });
    const rated = await rest(`PUT /api/shelves/${bookId}/rating`, { as: ada, body: { rating: 2 } });
    const { body } = await rest("GET /api/shelves", { as: ada });
    const off = await rest(`DELETE /api/shelves/${bookId}`, { as: ada });

    expect([put.body, rated.body, off.body]).toEqual([
      { msg: "Book shelved" },
      { msg: "Book rated" },
      { msg: "Book taken off" },
    ]);
    expect(body).toEqual([
      {
        book: { _id: bookId, title: "Keys to Drawing", authors: "Bert Dodson" },
        shelf: "READING",
        rating: 2,
        date: expect.any(String),
        ...{ page: null, percent: null, pages: null },
        ...{ startedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), finishedOn: null },
      },
    ]);
    expect((await rest("GET /api/shelves", { as: ada })).body).toEqual([]);
    expect((await rest("GET /api/shelves")).status).toBe(401);
    expect((await rest(`PUT /api/shelves/${newId()}`, { as: ada, body: { shelf: "WANT" } })).status).toBe(404);
    expect((await rest(`PUT /api/shelves/${bookId}`, { as: ada, body: { shelf: "ATTIC" } })).status).toBe(400);
  });
});
