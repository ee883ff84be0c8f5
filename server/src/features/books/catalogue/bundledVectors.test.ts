import { SentenceEncoder } from "../embeddings/SentenceEncoder";
import { similarityTo } from "../embeddings/vectors";
import { bundledRecords } from "../ensureCatalogue";
import { encodeBook, fromBytes } from "../meaning/bookVectors";
import { readBundledVectors } from "./bundledVectors";

const renew = "run `npm run books:vectors`";

describe("the vectors of the bundled books", () => {
  it("are there for each book as it is written now", () => {
    const vectorOf = readBundledVectors();

    const missing = bundledRecords().filter((book) => !vectorOf(book));

    expect([renew, missing.map(({ title }) => title)]).toEqual([renew, []]);
  });

  it("are what the encoder gives", async () => {
    const embeddings = new SentenceEncoder();
    const vectorOf = readBundledVectors();
    const books = bundledRecords();

    for (const book of books.filter((_, index) => index % Math.ceil(books.length / 12) === 0)) {
      const stored = fromBytes(vectorOf(book) ?? null);
      // Processors may round differently.
      const likeness = stored ? similarityTo(await encodeBook(embeddings, book))(stored) : 0;
      expect([renew, book.title, likeness > 0.999]).toEqual([renew, book.title, true]);
    }
    await embeddings.close();
  });
});
