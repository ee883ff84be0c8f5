import type { Book } from "../Book";
import { type Compared, isClose, orderByRelevance, withoutUnrelated } from "./relevance";

const entry = (title: string, score: number, likeness: number | null): Compared => ({
  ...{ book: { title } as Book, score, likeness },
  ...{ closeness: 1, hits: [], vector: null },
});

const order = (...entries: Compared[]) => orderByRelevance(entries).map(({ book }) => book.title);

describe("the order by words and meaning", () => {
  it("puts the book that is nearer in meaning first among those that the words find alike", () => {
    expect(order(entry("far", 5, 0.1), entry("near", 5, 0.6))).toEqual(["near", "far"]);
  });

  it("lets neither words nor meaning decide alone", () => {
    expect(order(entry("words", 10, 0.3), entry("meaning", 1, 0.35))).toEqual(["words", "meaning"]);
    expect(order(entry("words", 10, 0.1), entry("meaning", 6, 0.6))).toEqual(["meaning", "words"]);
  });

  it("counts a book without a vector as near as the others are on average", () => {
    expect(order(entry("near", 5, 0.6), entry("not encoded", 5, null), entry("far", 5, 0.2))).toEqual([
      "near",
      "not encoded",
      "far",
    ]);
  });

  it("puts a book that means the same as the best before one that means something else", () => {
    const vectorOf = (x: number, y: number) => Int8Array.from({ length: 512 }, (_, at) => (at % 2 ? x : y));
    const best = { ...entry("best", 9, 0.6), vector: vectorOf(100, 5) };
    const same = { ...entry("same subject", 5, 0.3), vector: vectorOf(95, 15) };
    const odd = { ...entry("one word of the goal", 5.2, 0.3), vector: vectorOf(3, 100) };

    expect(order(odd, same, best)).toEqual(["best", "same subject", "one word of the goal"]);
    expect(order(...[odd, same, best].map((book) => ({ ...book, likeness: null })))).toEqual([
      "best",
      "one word of the goal",
      "same subject",
    ]);
  });

  it("leaves the order of the words while no book is encoded", () => {
    expect(order(entry("first", 5, null), entry("second", 3, null))).toEqual(["first", "second"]);
    expect(order()).toEqual([]);
  });
});

describe("a close match", () => {
  const book = (closeness: number, likeness: number | null, behind = 0) => ({
    ...entry("any", 1, likeness),
    closeness,
    behind,
  });

  it("meets enough of the goal in words or in meaning", () => {
    expect(isClose(book(0.5, 0.5))).toBe(true);
    expect(isClose(book(0.3, 0.65))).toBe(true);
    expect(isClose(book(0.9, 0.1))).toBe(true);
  });

  it("is no book that has one word of the goal and means something else", () => {
    expect(isClose(book(0.5, 0.2))).toBe(false);
  });

  it("is no book that is far less relevant than the best of the answer", () => {
    expect([isClose(book(0.7, 0.4, 2)), isClose(book(0.7, 0.4, 4))]).toEqual([true, false]);
  });

  it("goes by words alone where there is no vector", () => {
    expect([isClose(book(0.5, null, 4)), isClose(book(0.3, null))]).toEqual([true, false]);
  });

  it("knows how far each book is behind the best", () => {
    const placed = orderByRelevance([entry("second", 3, 0.3), entry("best", 9, 0.6), entry("last", 1, 0.1)]);

    expect(placed.map(({ book: { title } }) => title)).toEqual(["best", "second", "last"]);
    expect(placed[0]?.behind).toBe(0);
    expect(placed[2]?.behind).toBeGreaterThan(placed[1]?.behind ?? Infinity);
  });
});

describe("a book that has one word of the goal and is about something else", () => {
  const book = (title: string, closeness: number, likeness: number | null) => ({
    ...entry(title, 1, likeness),
    closeness,
  });
  const baking = [1, 2, 3, 4, 5].map((number) => book(`Baking ${number}`, 0.5, 0.4));
  const titles = (found: readonly Compared[]) => found.map((each) => each.book.title);

  it("is no answer beside books about the goal", () => {
    expect(titles(withoutUnrelated([...baking, book("Physics with bread", 0.15, 0.1)]))).toEqual(titles(baking));
  });

  it("is one of the nearest books where hardly any is about the goal", () => {
    const few = [...baking.slice(1), book("Physics with bread", 0.15, 0.1)];

    expect(withoutUnrelated(few)).toEqual(few);
  });

  it("stays while the meaning of the goal or the book is unknown", () => {
    const all = [...baking, book("Physics with bread", 0.15, null)];

    expect(withoutUnrelated(all)).toEqual(all);
  });
});
