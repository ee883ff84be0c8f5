import { v7 as newId } from "uuid";
import { Interest } from "../profiles/interest";
import { noEmbeddings } from "./embeddings/Embeddings";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { ensureCatalogue } from "./ensureCatalogue";
import { books } from "./feature";

const testApp = useTestApp();
const recommend = `query ($goal: String!, $interests: [Interest!], $first: Int! = 20, $after: String) {
  recommendBooks(goal: $goal, interests: $interests, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage endCursor }
    edges {
      cursor reason isCloseMatch
      node { id title subtitle authors categories description isbn10 isbn13 thumbnail publishedYear pageCount averageRating }
    }
  }
}`;
const withSimilar = `query ($goal: String!, $first: Int! = 20, $similar: Int) {
  recommendBooks(goal: $goal, first: $first) { nodes { id similar(first: $similar) { id title } } }
}`;
const read = `query ($id: ID!) { book(id: $id) { id title similar { id } } }`;

const ask = async (goal: string, more: object = {}) =>
  (await testApp().graphql(recommend, { goal, ...more })).data.recommendBooks.edges;

let firstStartMs = 0;
beforeAll(async () => {
  const started = performance.now();
  await ensureCatalogue(testApp().db.dataSource);
  firstStartMs = performance.now() - started;
});

describe("a fresh start", () => {
  it("has the bundled catalogue ready within seconds", () => {
    expect(firstStartMs).toBeLessThan(30_000);
  });

  it("N33 is ready once the encoder is warm, so that the first goal is not answered by words alone", async () => {
    const { services, db } = testApp();
    const order: string[] = [];
    const warmUp = async () => {
      await services.db.rows("select 1");
      order.push("warm");
    };
    const within = async () => (order.push("first goal"), null);

    await books.prepare?.({ ...services, embeddings: { ...noEmbeddings, isOn: true, warmUp, within } }, db.dataSource);

    expect(order).toEqual(["warm", "first goal"]);
  });

  it("has nothing to do the second time", async () => {
    expect(await testApp().counter.count(() => ensureCatalogue(testApp().db.dataSource))).toBe(1);
  });
});

describe("recommendBooks", () => {
  it.each([
    ["how to invest in the stock market as a beginner", /invest|stock|market/i],
    ["paint with watercolours", /watercolou?r|paint/i],
    ["pyhton for analysing data", /python|data/i],
    ["handling my money better", /money|finance/i],
    ["look at the night sky", /astronom|sky|star|cosmos|universe/i],
  ])("answers %j to a visitor with books about it, and says why", async (goal, subject) => {
    const [best] = await ask(goal);

    expect(`${best.node.title} ${best.node.subtitle ?? ""} ${best.node.categories.join(" ")}`).toMatch(subject);
    expect(best).toMatchObject({ isCloseMatch: true, reason: expect.stringMatching(/^About \p{L}+/u) });
  });

  it("M26 gives its books page by page, each once, in the order of one long page", async () => {
    const ids = (page: { edges: { node: { id: string } }[] }) => page.edges.map(({ node }) => node.id);
    const page = async (more: object) =>
      (await testApp().graphql(recommend, { goal: "learn mathematics", ...more })).data.recommendBooks;

    const whole = await page({ first: 30 });
    const first = await page({ first: 20 });
    const second = await page({ first: 10, after: first.pageInfo.endCursor });

    expect([...ids(first), ...ids(second)]).toEqual(ids(whole));
    expect(new Set(ids(whole)).size).toBe(30);
    expect([first.pageInfo.hasPreviousPage, second.pageInfo.hasPreviousPage]).toEqual([false, true]);
    expect(whole.totalCount).toBeGreaterThanOrEqual(30);
    expect((await page({ after: whole.edges.at(-1).cursor, first: 100 })).edges.length).toBe(
      Math.min(whole.totalCount - 30, 100),
    );
  });

  it("M26 keeps the order of the first page on the next ones, whether the goal's vector is late or not", async () => {
    const within = vi.spyOn(testApp().services.embeddings, "within").mockResolvedValue(null);
    const vector = Int8Array.from({ length: 512 }, (_, index) => ((index * 37) % 255) - 127);
    const page = (first: number, after?: string) => testApp().graphql(recommend, { goal: "physics", first, after });
    const ids = (edges: { node: { id: string } }[]) => edges.map(({ node }) => node.id);
    const byWords = ids((await page(20)).data.recommendBooks.edges);
    const first = (await page(10)).data.recommendBooks;

    within.mockResolvedValue(vector);
    const byMeaning = (await page(20)).data.recommendBooks;
    const second = (await page(10, first.pageInfo.endCursor)).data.recommendBooks;
    const third = (await page(10, byMeaning.edges[9].cursor)).data.recommendBooks;
    within.mockResolvedValue(null);
    const without = await page(10, byMeaning.edges[9].cursor);
    const withOldCursor = await page(10, Buffer.from("place_9").toString("base64url"));
    within.mockRestore();

    expect(ids(byMeaning.edges)).not.toEqual(byWords);
    expect([...ids(first.edges), ...ids(second.edges)]).toEqual(byWords);
    expect(ids(third.edges)).toEqual(ids(byMeaning.edges).slice(10));
    expect(codeOf(without)).toBe("UNAVAILABLE");
    expect(ids(withOldCursor.data.recommendBooks.edges)).toEqual(byWords.slice(10));
  });

  it("N33 marks an answer by words alone as provisional where the encoder was late, so that nobody keeps it", async () => {
    const { services } = testApp();
    const query = `query ($goal: String!, $after: String) {
      recommendBooks(goal: $goal, after: $after, first: 1) { isProvisional pageInfo { endCursor } }
    }`;
    const askFor = async (goal: string, after?: string) =>
      (await testApp().graphql(query, { goal, after })).data.recommendBooks;
    const within = vi.spyOn(services.embeddings, "within").mockResolvedValue(null);

    const withoutEncoder = await askFor("physics");
    const isOn = vi.spyOn(services.embeddings, "isOn", "get").mockReturnValue(true);
    const late = await askFor("physics");
    const nextPage = await askFor("physics", late.pageInfo.endCursor);
    const unreadable = await askFor("физика");
    within.mockResolvedValue(new Int8Array(512).fill(1));
    const inTime = await askFor("physics");
    within.mockRestore();
    isOn.mockRestore();

    const marks = [withoutEncoder, late, nextPage, unreadable, inTime].map((answer) => answer.isProvisional);
    expect(marks).toEqual([false, true, true, false, false]);
  });

  it("M26 gives the same book the same fields whatever the goal, so that a cache may keep it by its id", async () => {
    const [one, other] = [await ask("astronomy"), await ask("galaxies and stars")];
    const known = new Map(one.map((edge: { node: { id: string } }) => [edge.node.id, edge]));
    const both = other.filter((edge: { node: { id: string } }) => known.has(edge.node.id));

    expect(both.length).toBeGreaterThan(0);
    for (const edge of both) expect(edge.node).toEqual((known.get(edge.node.id) as typeof edge).node);
    expect(
      both.some(
        (edge: { reason: string; node: { id: string } }) =>
          edge.reason !== (known.get(edge.node.id) as typeof edge).reason,
      ),
    ).toBe(true);
  });

  it("takes one statement for known books, similar books of all of them one more", async () => {
    await ask("learn mathematics");
    const asking = (query: string, first: number) =>
      testApp().counter.count(() => testApp().graphql(query, { goal: "learn mathematics", first }));

    expect(await asking(recommend, 20)).toBe(1);
    expect([await asking(withSimilar, 2), await asking(withSimilar, 10)]).toEqual([2, 2]);
  });

  it("follows the interest of the viewer's profile, unless interests are given", async () => {
    const viewer = await buildUser(testApp().db);
    await buildProfile(testApp().db, { userId: viewer.id, interest: Interest.MEDICINE });
    const titles = async (variables: object, as?: typeof viewer) =>
      (
        await testApp().graphql(recommend, { goal: "introduction to the history", ...variables }, as ? { as } : {})
      ).data.recommendBooks.edges.map(({ node }: { node: { title: string } }) => node.title);

    expect(await titles({}, viewer)).toEqual(await titles({ interests: ["MEDICINE"] }));
    expect(await titles({ interests: ["PHYSICS"] }, viewer)).toEqual(await titles({ interests: ["PHYSICS"] }));
    expect(await titles({}, viewer)).not.toEqual(await titles({}));
  });

  it.each(["", "   ", "\n\t", "\u2003"])("turns a blank goal (%j) away", async (goal) => {
    const answer = await testApp().graphql(recommend, { goal });

    expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", ["goal"]]);
    expect(answer.errors?.[0]?.message).toBe("Please let us know what you'd like to learn!");
  });

  it("turns a goal of more than 500 characters away, and an odd number of books", async () => {
    expect(fieldsOf(await testApp().graphql(recommend, { goal: "é".repeat(501) }))).toEqual(["goal"]);
    expect(fieldsOf(await testApp().graphql(recommend, { goal: "art", first: 0 }))).toEqual(["first"]);
    expect(fieldsOf(await testApp().graphql(recommend, { goal: "art", first: 101 }))).toEqual(["first"]);
    expect(fieldsOf(await testApp().graphql(recommend, { goal: "art", after: "elsewhere" }))).toEqual(["after"]);
  });

  it("answers a goal that nothing is close to, and labels the answer", async () => {
    const books = await ask("qwrtzp xxyzzq");

    expect(books.length).toBeGreaterThan(0);
    expect(books.every((book: { isCloseMatch: boolean }) => !book.isCloseMatch)).toBe(true);
    expect(books[0].reason).toMatch(/^Not about this goal itself/);
  });
});

describe("book", () => {
  it("gives a book with books like it", async () => {
    const [
      {
        node: { id },
      },
    ] = await ask("chemistry");

    const { data } = await testApp().graphql(read, { id });

    expect(data.book).toMatchObject({ id });
    expect(data.book.similar).toHaveLength(6);
    expect(data.book.similar.map((book: { id: string }) => book.id)).not.toContain(id);
  });

  it("gives null for an unknown id and turns away what is no id", async () => {
    expect((await testApp().graphql(read, { id: newId() })).data.book).toBeNull();
    expect(codeOf(await testApp().graphql(read, { id: "1" }))).toBe("BAD_USER_INPUT");
  });
});
