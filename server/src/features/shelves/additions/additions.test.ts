import { unzipSync } from "fflate";
import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { buddyCalls } from "../../../testing/calls/buddyCalls";
import { download, makeCopy } from "../../../testing/calls/exportCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { dayFromNow, readingCalls } from "../../../testing/calls/readingCalls";
import { restCall } from "../../../testing/calls/restCall";
import { shelfCalls } from "../../../testing/calls/shelfCalls";
import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";
import { ensureCatalogue } from "../../books/ensureCatalogue";
import { shelves as limits } from "../limits";

const testApp = useTestApp();
const rest = restCall(testApp);
const { ask, send } = readingCalls(testApp);
const shelves = shelfCalls(testApp);
const buddies = buddyCalls(testApp);

beforeEach(() => testApp().db.query("delete from own_books"));

const zines = { title: "Quokka zines by hand", author: "Ada Quokka; Bo Numbat", shelf: "READING" };
const add = async (as: User, more: object = {}) => send("addBook", as, { ...zines, ...more });
const added = async (as: User, more: object = {}) => (await add(as, more)).data.addBook.book as { id: string };

async function moderator(): Promise<User> {
  const user = await buildUser(testApp().db);
  await testApp().db.query("update users set role = 'MODERATOR' where id = $1", [user.id]);
  return user;
}

const queue = async (as: User) =>
  (await ask("{ booksToReview { nodes { id title authors isbn13 state member { id } } totalCount } }", as)).data
    .booksToReview;
const decide = (name: "takeOverBook" | "declineBook", as: User, id: string) =>
  ask(`mutation { ${name}(id: "${id}") { id title } }`, as);
const bookOf = async (id: string, as?: User) =>
  (await ask(`{ book(id: "${id}") { title isInCatalogue addition } }`, as)).data.book;

const copyOf = async (as: User) => {
  const { url } = await makeCopy(testApp(), as);
  const { rawPayload } = await download(testApp(), String(url), as);
  return Object.values(unzipSync(rawPayload))
    .map((bytes) => Buffer.from(bytes).toString())
    .join();
};

describe("a book that the catalogue does not have", () => {
  it("is added by a member, who has it on a shelf and opens its page", async () => {
    const ada = await buildUser(testApp().db);

    const { data } = await add(ada, { isbn: "0-306-40615-2", pageCount: 64 });

    expect(data.addBook).toEqual({
      isKnown: false,
      book: {
        ...{ id: expect.any(String), title: zines.title, authors: ["Ada Quokka", "Bo Numbat"] },
        ...{ isbn13: "9780306406157", pageCount: 64, isInCatalogue: false, addition: "WAITING" },
        viewerShelved: { shelf: "READING" },
      },
    });
    const { id } = data.addBook.book;
    expect(await bookOf(id, ada)).toEqual({ title: zines.title, isInCatalogue: false, addition: "WAITING" });
    const own = await ask(
      "{ me { shelves { nodes { book { id similar { id } readers { id } groups { id } } } } } }",
      ada,
    );
    expect(own.data.me.shelves.nodes).toEqual([{ book: { id, similar: [], readers: [], groups: [] } }]);
  });

  it("stays theirs: others never find it, by no search, page, list, card or copy of data", async () => {
    const [ada, bo] = await buddies.pair();
    await buddies.send("requestBuddy", ada, bo);
    await buddies.send("acceptBuddy", bo, ada);
    const { id } = await added(ada);
    await ensureCatalogue(testApp().db.dataSource);

    expect(await bookOf(id, bo)).toBeNull();
    expect(await bookOf(id)).toBeNull();
    for (const as of [ada, bo]) {
      const { data } = await ask(`{ recommendBooks(goal: "${zines.title}", first: 100) { nodes { title } } }`, as);
      expect(data.recommendBooks.nodes.map(({ title }: { title: string }) => title)).not.toContain(zines.title);
    }
    await testApp().runJobs();
    const found = await ask(`{ search(query: "Quokka zines") { books { __typename } people { __typename } } }`, bo);
    expect(found.data.search).toEqual({ books: [], people: [] });
    const best = await rest("POST /api/recommendations", { as: bo, body: { query: zines.title } });
    expect(JSON.stringify(best.body)).not.toContain("Quokka");
    for (const [name, input] of [
      ["shelveBook", { bookId: id, shelf: "WANT" }],
      ["setReadingProgress", { bookId: id, percent: 5 }],
      ["addReadingNote", { bookId: id, text: "Hi" }],
    ] as const)
      expect(codeOf(await send(name, bo, input))).toBe("NOT_FOUND");
    expect((await rest(`PUT /api/shelves/${id}`, { as: bo, body: { shelf: "WANT" } })).status).toBe(404);
    const profile = await ask(`{ user(id: "${ada.id}") { shelves { totalCount } } }`, bo);
    expect(profile.data).toEqual({ user: { shelves: null } });
    expect(await testApp().db.query("select from books where title = $1", [zines.title])).toEqual([]);
    expect(await copyOf(bo)).not.toContain("Quokka");
    expect(await copyOf(ada)).toContain("Quokka");
  });

  it("is not shared with a group, where it would be a card for others", async () => {
    const ada = await buildUser(testApp().db);
    const { id } = await added(ada);
    const { id: groupId } = await buildPost(testApp().db, { authorId: ada.id });

    const shared = await shelves.share(ada, { bookId: id, groupId, text: "Read this" });

    expect(codeOf(shared)).toBe("CONFLICT");
  });

  it("is there for as long as it is on the shelf, and goes with the account", async () => {
    const ada = await buildUser(testApp().db);
    const [first, second] = [await added(ada), await added(ada, { title: "Another one" })];
    const left = async () =>
      (await testApp().db.query<{ id: string }[]>("select id from own_books")).map(({ id }) => id);

    await send("unshelveBook", ada, { bookId: first.id });
    expect(await left()).toEqual([second.id]);
    await removeMember(testApp().services, ada.id, { keepsContent: true });
    expect(await left()).toEqual([]);
  });

  it("is none where the catalogue has its ISBN, in either form: that book is offered", async () => {
    const ada = await buildUser(testApp().db);
    const insert = `insert into books (id, source_key, work_key, title, authors, author_keys, description, categories, isbn13, isbn10)
      values (gen_random_uuid(), $1, $1, $1, '{}', '{}', '', '{}', $2, $3)`;
    await testApp().db.query(insert, ["Thirteen", "9780306406157", null]);
    await testApp().db.query(insert, ["Ten", null, "080442957X"]);

    const answers = await Promise.all(
      ["978-0-306-40615-7", "ISBN 0306406152", "0-8044-2957-x", "9780804429573"].map((isbn) => add(ada, { isbn })),
    );

    const titles = answers.map(({ data }) => [data.addBook.isKnown, data.addBook.book.title]);
    expect(titles).toEqual([
      [true, "Thirteen"],
      [true, "Thirteen"],
      [true, "Ten"],
      [true, "Ten"],
    ]);
    expect(await testApp().db.query("select from own_books")).toEqual([]);
  });

  it("is added once, however often", async () => {
    const ada = await buildUser(testApp().db);

    const sent = await Promise.all([1, 2, 3].map(() => add(ada)));

    expect(new Set(sent.map(({ data }) => data.addBook.book.id)).size).toBe(1);
    expect(sent.filter(({ data }) => !data.addBook.isKnown)).toHaveLength(1);
  });

  it.each([
    ["title", { title: " " }],
    ["title", { title: "x".repeat(limits.title + 1) }],
    ["author", { author: " " }],
    ["author", { author: " ; " }],
    ["author", { author: "x".repeat(limits.author + 1) }],
    ["isbn", { isbn: "978-0-306-40615-8" }],
    ["isbn", { isbn: "12345" }],
    ["pageCount", { pageCount: 0 }],
    ["pageCount", { pageCount: limits.pages.max + 1 }],
  ])("is refused with the name of a wrong %s: %o", async (field, wrong) => {
    const ada = await buildUser(testApp().db);

    expect(fieldsOf(await add(ada, wrong))).toEqual([`input.${field}`]);
    const { status, body } = await rest("POST /api/books", { as: ada, body: { ...zines, ...wrong } });
    expect([status, body]).toMatchObject([400, { errors: [{ param: field }] }]);
  });

  it(`finds room for ${limits.added} of one member`, async () => {
    const ada = await buildUser(testApp().db);
    await testApp().db.query(
      `insert into own_books (id, user_id, title, authors, state)
       select gen_random_uuid(), $1, 'Book ' || n, '{"Ada"}', 'DECLINED' from generate_series(1, $2) n`,
      [ada.id, limits.added - 1],
    );

    expect((await add(ada)).errors).toBeUndefined();
    expect(codeOf(await add(ada, { title: "One more" }))).toBe("CONFLICT");
  });

  it("is the same over REST", async () => {
    const ada = await buildUser(testApp().db);

    const { body } = await rest("POST /api/books", { as: ada, body: { ...zines, pageCount: 10 } });

    expect(body).toEqual({
      book: {
        ...{ _id: expect.any(String), title: zines.title, authors: "Ada Quokka;Bo Numbat" },
        ...{ num_pages: 10, isInCatalogue: false },
      },
      isKnown: false,
    });
    expect((await rest("GET /api/shelves", { as: ada })).body).toMatchObject([
      { book: { _id: (body.book as { _id: string })._id, title: zines.title }, shelf: "READING" },
    ]);
    expect((await rest("POST /api/books", { body: zines })).status).toBe(401);
  });
});

describe("moderators and the books that members add", () => {
  it("have a list of those that wait, without those of absent members", async () => {
    const [ada, mo] = [await buildUser(testApp().db), await moderator()];
    const { id } = await added(ada, { isbn: "316148410X" });
    const gone = await buildUser(testApp().db);
    await added(gone);
    await testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [gone.id]);

    expect(await queue(mo)).toEqual({
      nodes: [
        {
          ...{ id, title: zines.title, authors: ["Ada Quokka", "Bo Numbat"], isbn13: "9783161484100" },
          ...{ state: "WAITING", member: { id: ada.id } },
        },
      ],
      totalCount: 1,
    });
    expect(codeOf(await ask("{ booksToReview { totalCount } }", ada))).toBe("FORBIDDEN");
    expect(codeOf(await decide("takeOverBook", ada, id))).toBe("FORBIDDEN");
  });

  it("take one over: everyone finds it, the member keeps shelf, progress and notes, and it is logged", async () => {
    await ensureCatalogue(testApp().db.dataSource);
    const [ada, bo, mo] = [await buildUser(testApp().db), await buildUser(testApp().db), await moderator()];
    const { id } = await added(ada);
    await send("setReadingProgress", ada, { bookId: id, page: 5, pages: 10 });
    await send("addReadingNote", ada, { bookId: id, text: "Mine" });

    const taken = await decide("takeOverBook", mo, id);
    await ensureCatalogue(testApp().db.dataSource);

    expect(taken.data.takeOverBook).toEqual({ id, title: zines.title });
    expect(await bookOf(id, bo)).toEqual({ title: zines.title, isInCatalogue: true, addition: null });
    const found = await ask(`{ recommendBooks(goal: "make zines by hand", first: 5) { nodes { id } } }`, bo);
    expect(found.data.recommendBooks.nodes).toContainEqual({ id });
    const kept = await ask(`{ book(id: "${id}") { viewerShelved { page noteCount } } }`, ada);
    expect(kept.data.book.viewerShelved).toEqual({ page: 5, noteCount: 1 });
    expect((await queue(mo)).totalCount).toBe(0);
    const log = await ask("{ moderationLog(first: 1) { nodes { action memberId details } } }", mo);
    expect(log.data.moderationLog.nodes).toEqual([
      { action: "book.takenOver", memberId: ada.id, details: zines.title },
    ]);
    expect(codeOf(await decide("takeOverBook", mo, id))).toBe("NOT_FOUND");
  });

  it("decline one: it stays the member's own, waits no more, and it is logged", async () => {
    const [ada, bo, mo] = [await buildUser(testApp().db), await buildUser(testApp().db), await moderator()];
    const { id } = await added(ada);

    await decide("declineBook", mo, id);

    expect((await queue(mo)).totalCount).toBe(0);
    expect(await bookOf(id, ada)).toMatchObject({ isInCatalogue: false, addition: "DECLINED" });
    expect(await bookOf(id, bo)).toBeNull();
    const log = await ask("{ moderationLog(first: 1) { nodes { action } } }", mo);
    expect(log.data.moderationLog.nodes).toEqual([{ action: "book.declined" }]);
    expect(codeOf(await decide("declineBook", mo, id))).toBe("NOT_FOUND");
  });

  it("do not take one over if the catalogue has its ISBN by then", async () => {
    const [ada, mo] = [await buildUser(testApp().db), await moderator()];
    const { id } = await added(ada, { isbn: "316148410X" });
    await testApp().db.query(
      `insert into books (id, source_key, work_key, title, authors, author_keys, description, categories, isbn13)
       values (gen_random_uuid(), 'one', 'one', 'One', '{}', '{}', '', '{}', '9783161484100')`,
    );

    expect(codeOf(await decide("takeOverBook", mo, id))).toBe("CONFLICT");
    expect((await queue(mo)).totalCount).toBe(1);
  });

  it("read their list in as many statements for one as for many", async () => {
    const mo = await moderator();
    await queue(mo);
    const counted = async (count: number) => {
      for (let n = 0; n < count; n++) await added(await buildUser(testApp().db));
      return testApp().counter.count(() => queue(mo));
    };

    expect(await counted(1)).toBe(await counted(3));
  });
});

describe("a book that a member added, in a plan of their group", () => {
  it("is seen by the members of the group, there alone, and its title stays when it is taken away", async () => {
    const { scene, send: inGroup } = groupCalls(testApp);
    const { ada, bo, eve, groupId } = await scene();
    await inGroup("joinGroup", bo, { groupId });
    const { id: bookId } = await added(ada);
    await send("planReading", ada, { groupId, bookId, startsOn: dayFromNow(0), weeks: ["Chapter 1"] });
    const { planOf } = readingCalls(testApp);

    expect(await planOf(groupId, bo)).toMatchObject({ title: zines.title, book: { id: bookId, isInCatalogue: false } });
    expect(await planOf(groupId, eve)).toBeNull();
    expect(await bookOf(bookId, bo)).toBeNull();
    await send("unshelveBook", ada, { bookId });
    expect(await planOf(groupId, bo)).toMatchObject({ title: zines.title, book: null });
  });
});
