import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import { ensureCatalogue } from "../../books/ensureCatalogue";

const testApp = useTestApp();
const rest = restCall(testApp);

interface Suggested {
  book: { id: string; title: string; categories: string[] };
  topic: string;
  reason: string;
}

const ask = (as: User | undefined, first = 6) =>
  testApp().graphql(
    `query ($first: Int!) { suggestedBooks(first: $first) { topic reason book { id title categories } } }`,
    { first },
    as ? { as } : {},
  );
const booksFor = async (as: User, first = 6) => (await ask(as, first)).data.suggestedBooks as Suggested[];

async function learner(learning: string[]) {
  const user = await buildUser(testApp().db);
  await buildProfile(testApp().db, { userId: user.id, learning });
  return user;
}

beforeAll(() => ensureCatalogue(testApp().db.dataSource), 300_000);

describe("X6 books suggested from what one learns", () => {
  it("are about the topics in turn, and each says of which", async () => {
    const ada = await learner(["Spanish", "Guitar", "xyzzyq", "Go"]);

    const found = await booksFor(ada);

    expect(found.map(({ topic }) => topic)).toEqual(["Spanish", "Guitar", "Spanish", "Guitar", "Spanish", "Guitar"]);
    for (const { book, topic, reason } of found) {
      expect(`${book.title} ${book.categories.join(" ")}`).toMatch(new RegExp(topic, "i"));
      expect(reason).toMatch(new RegExp(`^Because you learn ${topic}: (about|touches on) `));
    }
    expect(new Set(found.map(({ book }) => book.id)).size).toBe(6);
  });

  it("come from what one says before one has a profile, and in any of the site's languages", async () => {
    const ada = await buildUser(testApp().db);
    expect(await booksFor(ada)).toEqual([]);

    const save = `mutation { saveStudyWishes(input: { learning: ["fotografía"] }) { learning } }`;
    await testApp().graphql(save, {}, { as: ada });

    const [best] = await booksFor(ada);
    expect([best?.topic, best?.book.categories]).toEqual(["fotografía", expect.arrayContaining(["Photography"])]);
  });

  it("are none that one has on a shelf", async () => {
    const ada = await learner(["Astronomy"]);
    const [first, second] = await booksFor(ada);

    const shelve = `mutation ($id: ID!) { shelveBook(input: { bookId: $id, shelf: WANT }) { id } }`;
    await testApp().graphql(shelve, { id: first?.book.id }, { as: ada });

    expect((await booksFor(ada))[0]).toEqual(second);
  });

  it("take as many statements for ten topics as for one", async () => {
    const topics = [
      "Spanish",
      "Guitar",
      "Algebra",
      "Chess",
      "Gardening",
      "Physics",
      "Cooking",
      "Poetry",
      "Logic",
      "Python",
    ];
    const [one, ten] = [await learner(topics.slice(0, 1)), await learner(topics)];
    const count = (as: User) => testApp().counter.count(() => booksFor(as, 20));
    await Promise.all([booksFor(one), booksFor(ten)]);

    const few = await count(one);
    expect(few).toBeLessThanOrEqual(4);
    expect(await count(ten)).toBe(few);
    expect(new Set((await booksFor(ten, 20)).map(({ topic }) => topic)).size).toBe(10);
  });

  it("are 20 at most, and members' alone", async () => {
    const ada = await learner(["Spanish"]);

    expect(fieldsOf(await ask(ada, 21))).toEqual(["first"]);
    expect(fieldsOf(await ask(ada, 0))).toEqual(["first"]);
    expect(codeOf(await ask(undefined))).toBe("UNAUTHENTICATED");
  });

  it("are the same over REST", async () => {
    const ada = await learner(["Spanish"]);
    const [best] = await booksFor(ada);

    const { status, body } = await rest("GET /api/suggestions/books?limit=1", { as: ada });

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ...{ _id: best?.book.id, title: best?.book.title, authors: expect.any(String) },
        ...{ topic: "Spanish", reason: best?.reason },
      },
    ]);
    expect((await rest("GET /api/suggestions/books?limit=none", { as: ada })).status).toBe(400);
    expect((await rest("GET /api/suggestions/books")).status).toBe(401);
  });
});
