import { withoutNamedEditions, withoutRepeatedWorks } from "./repeatedWorks";

const book = (title: string, subtitle: string | null = null, ...authors: string[]) => ({
  book: { title, subtitle, authors: authors.length > 0 ? authors : ["Ann Author"] },
});
const count = (...books: ReturnType<typeof book>[]) => withoutRepeatedWorks(books).length;

describe("near duplicates in an answer", () => {
  it.each([
    ["another edition", book("Kitchen Confidential"), book("Kitchen Confidential Updated Ed")],
    ["an edition in brackets", book("The World is Flat"), book("The World Is Flat [Updated and Expanded]")],
    ["an edition by its number", book("Organic Chemistry"), book("Organic Chemistry, 2nd Edition")],
    ["a subtitle in the title", book("Cosmos", "A Personal Voyage"), book("Cosmos: a personal voyage")],
    ["a title with and without its subtitle", book("Cosmos", "A Personal Voyage"), book("Cosmos")],
    [
      "other subtitles",
      book("The Nicomachean Ethics", "A New Translation", "Aristotle"),
      book("Nicomachean Ethics", "Books I to X", "Aristotle"),
    ],
    [
      "authors in another order",
      book("Biology", null, "Neil Campbell", "Jane Reece"),
      book("Biology", null, "J. Reece"),
    ],
  ])("are one where there is %s", (_what, one, other) => {
    expect(count(one, other)).toBe(1);
    expect(count(other, one)).toBe(1);
  });

  it.each([
    ["another volume", book("The Sea Hunters"), book("The Sea Hunters II")],
    ["another part", book("You Don't Know JS: Scope & Closures"), book("You Don't Know JS: Async & Performance")],
    ["other authors", book("Biology", null, "Neil Campbell"), book("Biology", null, "Sylvia Mader")],
    ["a longer title", book("Drawing"), book("Drawing the Head and Hands")],
    ["a title that ends like an edition", book("Something New"), book("Something")],
  ])("are two where there is %s", (_what, one, other) => {
    expect(count(one, other)).toBe(2);
  });

  it("keep the best of them", () => {
    const [best] = withoutRepeatedWorks([book("Biology, Third Edition"), book("Biology")]);

    expect(best?.book.title).toBe("Biology, Third Edition");
  });
});

describe("editions with the author's name in their title", () => {
  const countEditions = (...books: ReturnType<typeof book>[]) => withoutNamedEditions(books).length;

  it.each([
    [
      "the author's name in the title",
      book("The Nicomachean Ethics", null, "Aristotle"),
      book("Aristotle's Nicomachean Ethics", null, "Aristotle", "Hippocrates George Apostle"),
    ],
    [
      "the author's whole name before the title",
      book("On Liberty", "And Other Essays", "John Stuart Mill"),
      book("John Stuart Mill: On Liberty", null, "John Stuart Mill"),
    ],
  ])("are one where there is %s", (_what, one, other) => {
    expect(countEditions(one, other)).toBe(1);
    expect(countEditions(other, one)).toBe(1);
    expect(count(one, other)).toBe(2);
  });

  it.each([
    ["a book about a work", book("Plato's Symposium", "A Guide", "Ruby Blondell"), book("Symposium", null, "Plato")],
    [
      "a title that is the author's name",
      book("Tesla", null, "Nikola Tesla"),
      book("My Inventions", null, "Nikola Tesla"),
    ],
  ])("are two where there is %s", (_what, one, other) => {
    expect(countEditions(one, other)).toBe(2);
  });
});
