import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { useTestApp } from "../../../testing/app/harness";
import { csvLine, writeTemporary } from "../../../testing/app/bookFiles";
import { findRecommendations } from "../recommend/recommendBooks";
import { type FileSummary, importBooks } from "./importBooks";

// The embedded database shares its processor with everything else that is tested.

const testApp = useTestApp();
const db = () => testApp().db.dataSource;

const subjects = ["astronomy", "cooking", "chess", "geology", "sailing"];
const lineOf = (number: number) =>
  csvLine(number, {
    title: `The ${subjects[number % subjects.length] ?? ""} companion ${number}`,
    authors: `Ann Author${number};Bob Writer`,
    categories: "Reference",
    description: `What everyone should know about ${subjects[number % subjects.length] ?? ""}.`,
  });

/** 4,200 lines, every hundredth of them broken. */
const lines = Array.from({ length: 4_200 }, (_, index) => (index % 100 === 99 ? `broken,${index}` : lineOf(index)));

async function runImport(...files: string[]): Promise<{ summaries: FileSummary[]; isRenewed: boolean }> {
  const summaries: FileSummary[] = [];
  const isRenewed = await importBooks(db(), files, { onFileDone: (summary) => summaries.push(summary) });
  return { summaries, isRenewed };
}

const emptyTables = () =>
  db().query("truncate books, book_index, book_imports, book_import_faults, open_library_authors cascade");

const contents = async () => {
  const books = await db().query(
    "select source_key, title, authors, categories, description from books order by source_key",
  );
  const errors = await db().query("select line, reason from book_import_faults order by line");
  const postings = await db().query(
    "select term, round(impact::numeric, 3) as impact, source_key from book_postings join books on no = book order by 1, 2, 3",
  );
  return { books, errors, postings };
};

/** One line of an Open Library dump. */
const dumpLine = (type: string, key: string, json: object) =>
  `/type/${type}\t${key}\t1\t2020-01-01T00:00:00\t${JSON.stringify(json)}`;

describe("importBooks", () => {
  beforeEach(emptyTables);

  it("imports a CSV, names its invalid lines and answers from it at once", async () => {
    const { summaries, isRenewed } = await runImport(writeTemporary("books.csv", lines));

    expect(isRenewed).toBe(true);
    expect(summaries[0]).toMatchObject({ lines: 4_200, taken: 4_158, changed: 4_158, errors: { count: 42 } });
    expect(summaries[0]?.errors.first[0]).toEqual({ line: 100, reason: "has 2 columns instead of 12" });
    const [best] = (await findRecommendations(testApp().services, { goal: "geology", interests: [], first: 1 })).found;
    expect(best?.book.title).toContain("geology");
  });

  it("changes nothing when it is repeated", async () => {
    const file = writeTemporary("books.csv", lines.slice(0, 300));
    await runImport(file);
    const before = await contents();

    const { summaries, isRenewed } = await runImport(file);

    expect(summaries[0]).toMatchObject({ taken: 297, changed: 0 });
    expect(isRenewed).toBe(false);
    expect(await contents()).toEqual(before);
  });

  it("goes on after an interruption, with the same result as an undisturbed import", async () => {
    const file = writeTemporary("books.csv", lines);
    await runImport(file);
    const undisturbed = await contents();
    await emptyTables();

    const interrupted = importBooks(db(), [file], {
      onProgress: ({ lines: done }) => {
        if (done >= 2_000) throw new Error("pulled the plug");
      },
    });
    await expect(interrupted).rejects.toThrow("pulled the plug");
    const [{ count }] = await db().query("select count(*)::integer as count from books");
    const { summaries } = await runImport(file);

    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(4_158);
    expect(summaries[0]).toMatchObject({ lines: 4_200, taken: 4_158, changed: 4_158, errors: { count: 42 } });
    expect(await contents()).toEqual(undisturbed);
  });

  it("builds the index that an interruption prevented, even where no book changes any more", async () => {
    const file = writeTemporary("books.csv", lines.slice(0, 50));
    const interrupted = importBooks(db(), [file], {
      onStep: () => {
        throw new Error("pulled the plug");
      },
    });
    await expect(interrupted).rejects.toThrow("pulled the plug");

    const { summaries, isRenewed } = await runImport(file);

    expect(summaries[0]?.changed).toBe(0);
    expect(isRenewed).toBe(true);
  });

  it("answers from the old index until the new one takes over", async () => {
    await runImport(writeTemporary("old.csv", [lineOf(1)]));
    const seen: number[] = [];

    await importBooks(db(), [writeTemporary("new.csv", [lineOf(1), lineOf(6), lineOf(11)])], {
      onFileDone: () => seen.push(1),
    });
    const { found } = await findRecommendations(testApp().services, { goal: "cooking", interests: [], first: 20 });

    expect(seen).toEqual([1]);
    expect(found.map(({ book }) => book.title).sort()).toEqual([
      "The cooking companion 1",
      "The cooking companion 11",
      "The cooking companion 6",
    ]);
  });

  it("joins Open Library's works, editions and authors, in whatever order they come", async () => {
    const editions = writeTemporary("editions.txt", [
      dumpLine("edition", "/books/OL1M", {
        title: "Falconry",
        works: [{ key: "/works/OL1W" }],
        isbn_13: ["9780024181909"],
      }),
    ]);
    const works = writeTemporary("works.txt", [
      dumpLine("work", "/works/OL1W", {
        ...{ title: "Falconry", description: "Hawks and falcons, from egg to field.", subjects: ["Falconry"] },
        ...{ authors: [{ author: { key: "/authors/OL1A" } }] },
      }),
    ]);
    const authors = writeTemporary("authors.txt", [dumpLine("author", "/authors/OL1A", { name: "T. H. White" })]);

    await runImport(editions, works, authors);
    const { found } = await findRecommendations(testApp().services, { goal: "falconry", interests: [], first: 20 });

    expect(found).toHaveLength(1);
    expect(found[0]?.book).toMatchObject({
      ...{ title: "Falconry", isbn13: "9780024181909", authors: ["T. H. White"] },
      description: "Hawks and falcons, from egg to field.",
    });
  });

  it("ends where a packed file has nothing in it", async () => {
    const file = writeTemporary("empty.csv.gz", []);
    writeFileSync(file, gzipSync(""));

    const { summaries } = await runImport(file);

    expect(summaries[0]).toMatchObject({ lines: 0, taken: 0, changed: 0, errors: { count: 0 } });
  });

  it("takes the authors of a book from the newest dump", async () => {
    const authors = (...names: string[]) =>
      writeTemporary(
        "authors.txt",
        names.map((name, index) => dumpLine("author", `/authors/OL${index + 1}A`, { name })),
      );
    const edition = (...keys: number[]) =>
      writeTemporary("editions.txt", [
        dumpLine("edition", "/books/OL1M", {
          ...{ title: "Falconry", authors: keys.map((key) => ({ key: `/authors/OL${key}A` })) },
        }),
      ]);
    const namesAfter = async (...files: string[]) => {
      await runImport(...files);
      const [book] = (await findRecommendations(testApp().services, { goal: "falconry", interests: [], first: 1 }))
        .found;
      return book?.book.authors;
    };

    expect(await namesAfter(edition(1, 2), authors("Tim White"))).toEqual(["Tim White"]);
    expect(await namesAfter(authors("T. H. White", "Ann Falconer"))).toEqual(["T. H. White", "Ann Falconer"]);
    expect(await namesAfter(edition(2))).toEqual(["Ann Falconer"]);
    expect(await namesAfter(edition(3))).toEqual(["Ann Falconer"]);
    expect(await namesAfter(edition())).toEqual(["Ann Falconer"]);
    expect(await namesAfter(authors("T. H. White", "Ann Falconer", "Jo Hawke"))).toEqual(["Jo Hawke"]);
  });

  it("takes a changed file as a new one", async () => {
    const file = writeTemporary("books.csv", lines.slice(0, 20));
    await runImport(file);
    writeFileSync(file, `${readFileSync(file, "utf8")}\n${lineOf(7_000)}`);

    const { summaries } = await runImport(file);

    expect(summaries[0]).toMatchObject({ taken: 21, changed: 1 });
  });
});
