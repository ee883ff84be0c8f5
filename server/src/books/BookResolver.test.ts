import { v7 as newId } from "uuid";
import { Interest } from "../shared/interest";
import { codeOf, fieldsOf } from "../testing/answers";
import { buildProfile, buildUser } from "../testing/factories";
import { useTestApp } from "../testing/harness";
import { ensureCatalogue } from "./ensureCatalogue";

const testApp = useTestApp();
const recommend = `query ($goal: String!, $interests: [Interest!], $first: Int! = 20) {
  recommendBooks(goal: $goal, interests: $interests, first: $first) {
    id title subtitle authors categories description isbn10 isbn13 thumbnail publishedYear pageCount averageRating
    reason isCloseMatch
  }
}`;
const withSimilar = `query ($goal: String!, $first: Int! = 20, $similar: Int) {
  recommendBooks(goal: $goal, first: $first) { id similar(first: $similar) { id title reason isCloseMatch } }
}`;
const read = `query ($id: ID!) { book(id: $id) { id title reason isCloseMatch similar { id } } }`;

const ask = async (goal: string, more: object = {}) =>
  (await testApp().graphql(recommend, { goal, ...more })).data.recommendBooks;

let firstStartMs = 0;
beforeAll(async () => {
  const started = performance.now();
  await ensureCatalogue(testApp().db.connection);
  firstStartMs = performance.now() - started;
}, 120_000);

describe("a fresh start", () => {
  it("has the bundled catalogue ready within seconds", () => {
    expect(firstStartMs).toBeLessThan(30_000);
  });

  it("has nothing to do the second time", async () => {
    expect(await testApp().counter.count(() => ensureCatalogue(testApp().db.connection))).toBe(1);
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

    expect(`${best.title} ${best.subtitle ?? ""} ${best.categories.join(" ")}`).toMatch(subject);
    expect(best).toMatchObject({ isCloseMatch: true, reason: expect.stringMatching(/“.+” in the \w+/) });
  });

  it("gives as many as are asked for, at most 20, each once", async () => {
    const few = await ask("learn mathematics", { first: 3 });
    const many = await ask("learn mathematics", { first: 100 });

    expect(few).toHaveLength(3);
    expect(many).toHaveLength(20);
    expect(new Set(many.map((book: { id: string }) => book.id)).size).toBe(20);
    expect(few).toEqual(many.slice(0, 3));
  });

  it("takes one statement, similar books of all of them one more", async () => {
    await ask("warm up");
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
      ).data.recommendBooks.map((book: { title: string }) => book.title);

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
  });

  it("answers a goal that nothing is close to, and labels the answer", async () => {
    const books = await ask("qwrtzp xxyzzq");

    expect(books.length).toBeGreaterThan(0);
    expect(books.every((book: { isCloseMatch: boolean }) => !book.isCloseMatch)).toBe(true);
    expect(books[0].reason).toMatch(/Nothing in the catalogue is close/);
  });
});

describe("book", () => {
  it("gives a book with books like it, and no reason", async () => {
    const [{ id }] = await ask("chemistry");

    const { data } = await testApp().graphql(read, { id });

    expect(data.book).toMatchObject({ id, reason: null, isCloseMatch: true });
    expect(data.book.similar).toHaveLength(6);
    expect(data.book.similar.map((book: { id: string }) => book.id)).not.toContain(id);
  });

  it("gives null for an unknown id and turns away what is no id", async () => {
    expect((await testApp().graphql(read, { id: newId() })).data.book).toBeNull();
    expect(codeOf(await testApp().graphql(read, { id: "1" }))).toBe("BAD_USER_INPUT");
  });
});
