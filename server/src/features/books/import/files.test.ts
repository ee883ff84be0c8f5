import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { heldMemory } from "../../../testing/app/heldMemory";
import { temporaryFolder } from "../../../testing/app/temporaryFolder";
import { readCsvFile } from "./csvFile";
import { type Line, readLines } from "./lines";
import { readOpenLibrary } from "./openLibrary";
import type { Entry } from "./records";

const folder = temporaryFolder("books");

const collect = async <T>(values: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
};

async function* linesOf(text: string): AsyncGenerator<Line> {
  for (const [index, line] of text.split("\n").entries()) yield { number: index + 1, text: line };
}

const readCsv = (text: string) => collect(readCsvFile(linesOf(text)));
const readDump = (...lines: string[]) => collect(readOpenLibrary(linesOf(lines.join("\n"))));
const errorLinesOf = (entries: Entry[]) => entries.flatMap((entry) => (entry.kind === "error" ? [entry.line] : []));
const titlesOf = (entries: Entry[]) => entries.flatMap((entry) => (entry.kind === "book" ? [entry.book.title] : []));

describe("readLines", () => {
  it("reads plain and packed files alike, whatever ends their lines", async () => {
    const text = "one\r\ntwo\nthrée";
    writeFileSync(path.join(folder, "plain.txt"), text);
    writeFileSync(path.join(folder, "packed.txt.gz"), gzipSync(text));

    for (const name of ["plain.txt", "packed.txt.gz"]) {
      expect((await collect(readLines(path.join(folder, name)))).map((line) => line.text)).toEqual([
        "one",
        "two",
        "thrée",
      ]);
    }
  });

  it("N3 reports a line that is not UTF-8, reads the others, and ignores a byte order mark", async () => {
    const header = Buffer.from("\uFEFFtitle,authors,description\n");
    const latin1 = Buffer.from("Müller,A,Long enough to be read\n", "latin1");
    const good = Buffer.from("Möller,B,Long enough to be read\n");
    for (const name of ["marks.csv", "marks.csv.gz"]) {
      const bytes = Buffer.concat([header, latin1, good]);
      writeFileSync(path.join(folder, name), name.endsWith(".gz") ? gzipSync(bytes) : bytes);

      const lines = await collect(readLines(path.join(folder, name)));
      const errors = (await collect(readCsvFile(readLines(path.join(folder, name))))).flatMap((entry) =>
        entry.kind === "error" && entry.reason === "is not UTF-8" ? [entry.line] : [],
      );

      expect(lines.map(({ text, isUndecodable = false }) => [text.slice(0, 6), isUndecodable])).toEqual([
        ["title,", false],
        ["", true],
        ["Möller", false],
      ]);
      expect(errors).toEqual([2]);
    }
  });

  it("holds no more of a long file than of a short one", async () => {
    const before = heldMemory();
    const line = `/type/work\t/works/OL1W\t1\t2020\t{"title":"${"Long title ".repeat(40)}"}\n`;
    writeFileSync(path.join(folder, "long.txt"), line.repeat(150_000));
    let most = 0;
    let read = 0;

    for await (const entry of readOpenLibrary(readLines(path.join(folder, "long.txt")))) {
      read += entry.lines;
      if (read % 30_000 === 0) most = Math.max(most, heldMemory());
    }

    expect(read).toBe(150_000);
    expect(most).toBeGreaterThan(0);
    expect(most - before).toBeLessThan(10 * 1024 ** 2);
  });

  it("does not choke on a line without an end", async () => {
    writeFileSync(path.join(folder, "endless.txt"), `${"x".repeat(9_000_000)}\nnext`);

    const lines = await collect(readLines(path.join(folder, "endless.txt")));

    expect(lines.map((line) => [line.number, line.isTooLong ?? false])).toEqual([
      [1, true],
      [2, false],
    ]);
  });
});

describe("readCsvFile", () => {
  const good = (title: string) =>
    `9780024181909,0024181900,${title},,William Strunk;E. B. White,Reference,,About style.,1979,4.2,85,204`;

  it("reads a book field by field", async () => {
    const [entry] = await readCsv(good("Style"));

    expect(entry).toMatchObject({
      kind: "book",
      book: {
        ...{ title: "Style", subtitle: null, authors: ["William Strunk", "E. B. White"], categories: ["Reference"] },
        ...{ isbn13: "9780024181909", isbn10: "0024181900", publishedYear: 1979, pageCount: 85, averageRating: 4.2 },
      },
    });
  });

  it("names the line of each error and goes on", async () => {
    const entries = await readCsv([good("One"), "too,few", good("Two"), good(""), good("Three")].join("\n"));

    expect(errorLinesOf(entries)).toEqual([2, 4]);
    expect(titlesOf(entries)).toEqual(["One", "Two", "Three"]);
  });

  it("loses one line, not the rest of the file, to a quotation mark that is never closed", async () => {
    const titles = Array.from({ length: 150 }, (_, index) => `Book ${index}`);
    const entries = await readCsv([good('"Open'), ...titles.map(good)].join("\n"));

    expect(errorLinesOf(entries)).toEqual([1]);
    expect(titlesOf(entries)).toEqual(titles);
  });

  it("takes line breaks inside quotation marks, and no invalid ISBN", async () => {
    const entries = await readCsv(`9780024181900,0024181901,Style,,,,,"Two\nlines",,,,`);

    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ lines: 2, book: { description: "Two\nlines", isbn13: null, isbn10: null } });
  });
});

describe("N29 texts of catalogues", () => {
  it("have ISBNs as people write them", async () => {
    const isbns = ["978-0-02-418190-9", "978 0 02 418190 9", "ISBN 978–0–02–418190–9", "ISBN-13: 9780024181909"];
    for (const isbn of isbns) {
      const [entry] = await readCsv(`${isbn},0-8044-2957-x,Style,,,,,,,,,`);
      const book = { sourceKey: "isbn:9780024181909", isbn13: "9780024181909", isbn10: "080442957X" };
      expect([isbn, entry]).toMatchObject([isbn, { book }]);
    }
  });

  it("are shown without entities and tags, however they were escaped", async () => {
    const title = "R&amp;D &#8212; &quot;a &lt; b&quot;";
    const description = "<p>One<br/>two &lt;b&gt;bold&lt;/b&gt;</p><p class=x>vector<int> if a<b and AT&T</p>";
    const [csv] = await readCsv(`,,"${title}",,"Tom &amp; Ann; Bo","Arts &amp; Crafts","","${description}",,,,`);
    const book = { title: 'R&D — "a < b"', description: "One two bold vector<int> if a<b and AT&T" };
    expect(csv).toMatchObject({ book: { ...book, authors: ["Tom & Ann", "Bo"], categories: ["Arts & Crafts"] } });

    const work = { title, description, subjects: ["Arts &amp; Crafts"] };
    const [dump] = await readDump(`/type/work\t/works/OL1W\t1\t2020-01-01T00:00:00\t${JSON.stringify(work)}`);
    expect(dump).toMatchObject({ book: { ...book, categories: ["Arts & Crafts"] } });
  });
});

describe("readOpenLibrary", () => {
  const line = (type: string, key: string, json: object) =>
    `/type/${type}\t${key}\t1\t2020-01-01T00:00:00\t${JSON.stringify(json)}`;

  it("reads works, editions and authors", async () => {
    const entries = await readDump(
      line("author", "/authors/OL1A", { name: "Ada Lovelace" }),
      line("work", "/works/OL1W", {
        ...{ title: "Notes", subjects: ["Mathematics"], description: { type: "/type/text", value: "On engines." } },
        ...{ authors: [{ author: { key: "/authors/OL1A" } }] },
      }),
      line("edition", "/books/OL1M", {
        title: "Notes",
        works: [{ key: "/works/OL1W" }],
        isbn_13: ["978-0-02-418190-9"],
        publish_date: "May 1979",
      }),
    );

    expect(entries).toMatchObject([
      { kind: "author", key: "/authors/OL1A", name: "Ada Lovelace" },
      { kind: "book", book: { workKey: "ol:/works/OL1W", description: "On engines.", authorKeys: ["/authors/OL1A"] } },
      { kind: "book", book: { workKey: "ol:/works/OL1W", isbn13: "9780024181909", publishedYear: 1979 } },
    ]);
  });

  it("passes over what is no book and reports what cannot be read", async () => {
    const entries = await readDump(
      line("redirect", "/works/OL2W", {}),
      "/type/work\t/works/OL3W\t1\t2020\t{broken",
      "no columns",
      line("work", "/works/OL4W", { title: " " }),
      line("work", "/works/OL5W", { title: "Good\u0000" }),
    );

    expect(entries.map((entry) => entry.kind)).toEqual(["ignored", "error", "error", "error", "book"]);
    expect(titlesOf(entries)).toEqual(["Good"]);
  });
});
