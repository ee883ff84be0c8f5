import { v7 as newId } from "uuid";
import { buildBook } from "../../../testing/app/buildBook";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { restCall } from "../../../testing/calls/restCall";
import { shelfCalls } from "../../../testing/calls/shelfCalls";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const groups = groupCalls(testApp);
const { scene } = shelfCalls(testApp);

const addBook = async (as: User) =>
  (await rest("POST /api/books", { as, body: { title: "Zines", author: "Ada" } })).body.book._id as string;

describe("O5 a book over REST", () => {
  it("is there for anyone, with the shelf and the rating of who asks", async () => {
    const ada = await buildUser(testApp().db);
    const id = await buildBook(testApp().db);
    await rest(`PUT /api/shelves/${id}/rating`, { as: ada, body: { rating: 4 } });

    const read = async (as?: User) => (await rest(`GET /api/books/${id}`, as ? { as } : {})).body;

    const book = {
      ...{ _id: id, title: "Keys to Drawing", subtitle: null, authors: "Bert Dodson", categories: "Art" },
      ...{ description: "How to draw what one sees.", isbn10: null, isbn13: null, num_pages: null },
      ...{ published_year: null, average_rating: null, cover: null, isInCatalogue: true },
    };
    expect(await read()).toEqual({ ...book, shelf: null, rating: null });
    expect(await read(ada)).toEqual({ ...book, shelf: "DONE", rating: 4 });
    expect((await rest(`GET /api/books/${newId()}`)).body.msg).toBe("There is no book with this id.");
    expect((await rest("GET /api/books/drawing")).status).toBe(404);
  });

  it("that a member added is there for them alone", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const id = await addBook(ada);

    expect((await rest(`GET /api/books/${id}`, { as: ada })).body).toMatchObject({
      ...{ title: "Zines", isInCatalogue: false, shelf: "WANT" },
    });
    const ofOthers = await Promise.all(
      ["", "/similar", "/readers"].map((end) => rest(`GET /api/books/${id}${end}`, { as: bo })),
    );
    expect(ofOthers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("leads to books of the same kind, the nearest first, as many as one wants", async () => {
    const [book, near, far] = await Promise.all(["One", "Near", "Far"].map((title) => buildBook(testApp().db, title)));
    await testApp().db.query(
      `insert into book_neighbours (book, neighbours)
       select no, array(select no from books where id = any($2::uuid[]) order by array_position($2::uuid[], id))
       from books where id = $1`,
      [book, [near, far]],
    );

    const similar = async (query = "") =>
      (await rest(`GET /api/books/${book}/similar${query}`)).body.map(({ title }: { title: string }) => title);

    expect(await similar()).toEqual(["Near", "Far"]);
    expect(await similar("?limit=1")).toEqual(["Near"]);
    expect((await rest(`GET /api/books/${book}/similar?limit=0`)).body.errors[0].param).toBe("limit");
  });

  it("shows buddies who read it, unless they say that nobody sees it", async () => {
    const { ada, bo, bookId } = await scene();
    const readers = async (as?: User) => (await rest(`GET /api/books/${bookId}/readers`, as ? { as } : {})).body;
    await rest(`PUT /api/shelves/${bookId}`, { as: bo, body: { shelf: "WANT" } });
    expect(await readers(ada)).toEqual([]);
    await rest(`PUT /api/shelves/${bookId}`, { as: bo, body: { shelf: "READING" } });
    await rest(`PUT /api/shelves/${bookId}/rating`, { as: bo, body: { rating: 5 } });

    const user = { _id: bo.id, name: bo.name, avatar: expect.any(String) };
    expect(await readers(ada)).toEqual([{ user, shelf: "READING", rating: 5 }]);
    expect([await readers(), await readers(await buildUser(testApp().db))]).toEqual([[], []]);

    const visibility = (route: string, body?: object) =>
      rest(`${route} /api/me/shelf-visibility`, { as: bo, ...(body ? { body } : {}) });
    expect((await visibility("GET")).body).toEqual({ visibility: "BUDDIES" });
    expect((await visibility("PUT", { visibility: "NOBODY" })).body).toEqual({ visibility: "NOBODY" });
    expect((await visibility("GET")).body).toEqual({ visibility: "NOBODY" });
    expect(await readers(ada)).toEqual([]);
    expect((await visibility("PUT", { visibility: "EVERYONE" })).body.errors[0].param).toBe("visibility");
    expect((await visibility("GET")).body).toEqual({ visibility: "NOBODY" });
  });
});

describe("O5 sharing a book over REST", () => {
  const share = (as: User, book: string, body: object, key?: string) =>
    rest(`POST /api/books/${book}/share`, { as, body, ...(key ? { headers: { "idempotency-key": key } } : {}) });

  it("writes a comment with its card, once", async () => {
    const { ada, bo, groupId } = await groups.scene(null);
    const book = await buildBook(testApp().db);
    const [body, key] = [{ groupId, text: "Start with chapter two." }, newId()];

    const shared = await share(bo, book, body, key);
    const again = await share(bo, book, body, key);
    const without = await share(bo, book, { groupId, text: "Once more" });
    const other = await share(bo, book, { groupId, text: "Something else" }, key);

    expect(shared.body).toEqual({
      ...{ _id: expect.any(String), text: body.text, name: bo.name, user: bo.id, avatar: expect.any(String) },
      ...{ date: expect.any(String), book },
    });
    expect([again.body, without.body]).toEqual([shared.body, shared.body]);
    expect(other.status).toBe(409);
    expect((await rest(`GET /api/threads/${groupId}/comments`, { as: ada })).body).toEqual([shared.body]);
  });

  it("is for those in the discussion, with a group, a text and a book of the catalogue", async () => {
    const { ada, groupId } = await groups.scene({ visibility: "PRIVATE" });
    const onRequest = await groups.scene({ visibility: "ON_REQUEST" });
    const book = await buildBook(testApp().db);
    const outsider = await buildUser(testApp().db);
    const text = "Start with chapter two.";

    expect((await share(outsider, book, { groupId: onRequest.groupId, text })).status).toBe(403);
    const unknown = await Promise.all(
      [groupId, newId(), "group"].map((id) => share(outsider, book, { groupId: id, text })),
    );
    expect(unknown.map(({ status, body: { msg } }) => [status, msg])).toEqual(
      unknown.map(() => [404, "Post not found"]),
    );
    expect((await share(ada, newId(), { groupId, text })).body.msg).toBe("There is no book with this id.");
    expect((await share(ada, await addBook(ada), { groupId, text })).status).toBe(409);
    expect((await share(ada, book, {})).body.errors.map(({ param }: { param: string }) => param)).toEqual([
      ...["groupId", "text"],
    ]);
    expect((await rest(`GET /api/threads/${groupId}/comments`, { as: ada })).body).toEqual([]);
  });
});
