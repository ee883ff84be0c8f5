import { ensureCatalogue } from "../ensureCatalogue";
import { Interest } from "../../profiles/interest";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";

const testApp = useTestApp();
const post = (payload: unknown, asking = {}) =>
  testApp().request({ method: "POST", url: "/api/recommendations", payload: payload as object }, asking);
const titlesOf = async (payload: unknown, asking = {}) =>
  (await post(payload, asking)).json().data.Get.Book.map((book: { title: string }) => book.title);

beforeAll(() => ensureCatalogue(testApp().db.dataSource), 120_000);

describe("POST /api/recommendations", () => {
  it("answers anyone, in the contract's fields", async () => {
    const response = await post({ query: "organic chemistry" });
    const { Book: books } = response.json().data.Get;

    expect(response.statusCode).toBe(200);
    expect(books.length).toBeGreaterThan(0);
    expect(books.length).toBeLessThanOrEqual(20);
    for (const book of books) {
      expect(Object.keys(book)).toEqual(
        ["title", "subtitle", "isbn10", "isbn13", "categories", "thumbnail", "description", "num_pages"].concat([
          ...["average_rating", "published_year", "authors", "reason", "isCloseMatch", "_id"],
        ]),
      );
      expect(typeof book.authors).toBe("string");
      expect(book.reason).toMatch(/\p{L}/u);
    }
  });

  it("M21 marks the books that are close to the goal, not those that are only among the nearest", async () => {
    const closeness = async (query: string) =>
      (await post({ query })).json().data.Get.Book.map((book: { isCloseMatch: boolean }) => book.isCloseMatch);

    expect((await closeness("organic chemistry"))[0]).toBe(true);
    expect(new Set(await closeness("qwrtzp xxyzzq"))).toEqual(new Set([false]));
  });

  it("puts a semicolon between authors", async () => {
    const { Book: books } = (await post({ query: "design patterns of software" })).json().data.Get;

    expect(books.some((book: { authors: string }) => book.authors.includes(";"))).toBe(true);
  });

  it.each([
    [{}],
    [{ query: "" }],
    [{ query: "  \n " }],
    [{ query: null }],
    [{ query: 7 }],
    [{ query: ["art"] }],
    [{ query: {} }],
  ])("M62 asks back when the query is blank or no text: %j", async (payload) => {
    const response = await post(payload);

    expect(response.statusCode).toBe(400);
    const msg = "Please let us know what you'd like to learn!";
    expect(response.json().errors).toEqual([{ msg, param: "query", location: "body" }]);
  });

  it.each([undefined, null, "", "2", "1, 2", 2, 99, -1, [2], ["2", "7"], [], {}, "Finance", true, [[2]]])(
    "takes userInterests of any shape: %j",
    async (userInterests) => {
      expect((await post({ query: "mathematics", userInterests })).statusCode).toBe(200);
    },
  );

  it("follows userInterests, and the profile's interest without them", async () => {
    const viewer = await buildUser(testApp().db);
    await buildProfile(testApp().db, { userId: viewer.id, interest: Interest.MEDICINE });
    const query = "introduction to the history";

    expect(await titlesOf({ query }, { as: viewer })).toEqual(await titlesOf({ query, userInterests: "6" }));
    expect(await titlesOf({ query, userInterests: [6] })).not.toEqual(await titlesOf({ query }));
  });

  it("does not mind a token that is not valid", async () => {
    expect((await post({ query: "art" }, { token: "none" })).statusCode).toBe(200);
  });
});
