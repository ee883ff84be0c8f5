import { createHash } from "node:crypto";
import { noEmbeddings } from "../embeddings/Embeddings";
import type { Embedding } from "../embeddings/vectors";
import { csvLine, writeTemporary } from "../../../testing/app/bookFiles";
import { useTestApp } from "../../../testing/app/harness";
import { ensureCatalogue } from "../ensureCatalogue";
import { importBooks } from "../import/importBooks";
import { findRecommendations } from "../recommend/recommendBooks";
import { encodeBooks } from "./encodeBooks";
import { encodeBooksJob, shelfOf } from "./encodeBooksJob";

const testApp = useTestApp();
const lines = Array.from({ length: 120 }, (_, index) =>
  csvLine(index, { title: `Falconry ${index}`, categories: "Nature", description: "Hawks and falcons in the field." }),
);

/** Stands in for the encoder: a vector of its own for each text. */
function fakeEmbeddings({ failFrom = Infinity, refuses = "" } = {}) {
  const encoded: string[] = [];
  const encode = (text: string): Promise<Embedding> => {
    if (encoded.length >= failFrom) return Promise.reject(new Error("killed"));
    if (refuses && text.startsWith(refuses)) return Promise.reject(new Error("no words"));
    encoded.push(text);
    const hash = createHash("sha512").update(text).digest();
    return Promise.resolve(Int8Array.from({ length: 512 }, (_, index) => hash[index % 64] ?? 1));
  };
  return { ...noEmbeddings, encoded, encode, isOn: true, within: encode };
}

const encode = (embeddings = fakeEmbeddings(), options = {}) =>
  encodeBooks(shelfOf(testApp().services.db), embeddings, options);
const missing = () =>
  testApp().db.query<{ title: string }[]>("select no, title from books where vector is null order by no");
const vectors = () => testApp().db.query("select source_key, vector from books order by source_key");
const importLines = (which: readonly string[]) =>
  importBooks(testApp().db.dataSource, [writeTemporary("books.csv", which)]);

beforeEach(async () => {
  await testApp().db.query("truncate books, book_index, book_imports, book_import_faults cascade");
  await importLines(lines);
});

describe("encodeBooks", () => {
  it("gives each book its vector and says how far it is", async () => {
    const seen: string[] = [];

    const done = await encode(fakeEmbeddings(), {
      onProgress: ({ books, missing: all }: { books: number; missing: number }) => seen.push(`${books} of ${all}`),
    });

    expect(done).toEqual({ books: 120, missing: 120 });
    expect(seen).toEqual(["50 of 120", "100 of 120", "120 of 120"]);
    expect(await missing()).toEqual([]);
  });

  it.each([0, 7, 99, 100, 101, 200, 239])(
    "goes on after it was killed at text %i, with the same result",
    async (at) => {
      await encode();
      const undisturbed = await vectors();
      await testApp().db.query("update books set vector = null");

      const first = fakeEmbeddings({ failFrom: at });
      await encode(first, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
      const second = fakeEmbeddings();
      await encode(second);

      expect(await vectors()).toEqual(undisturbed);
      expect(second.encoded.length).toBeLessThanOrEqual(240 - Math.floor(at / 100) * 100);
    },
  );

  it("leaves out a text that cannot be encoded, and goes on with the others", async () => {
    await encode(fakeEmbeddings({ refuses: "Falconry 3." }));

    expect((await missing()).map(({ title }) => title)).toEqual(["Falconry 3"]);
  });

  it("ends between two books when its process stops", async () => {
    await expect(encode(fakeEmbeddings(), { signal: AbortSignal.abort(new Error("stopping")) })).rejects.toThrow(
      "stopping",
    );
  });

  it("leaves books to words alone until they are encoded", async () => {
    const { db } = testApp().services;
    const ask = async () =>
      (await findRecommendations({ db, embeddings: fakeEmbeddings() }, { goal: "falconry", interests: [], first: 60 }))
        .found;

    const before = await ask();
    await encode(fakeEmbeddings(), { most: 50 });
    const halfway = await ask();

    const waiting = new Set((await missing()).map(({ title }) => title));
    expect(before).toHaveLength(60);
    // Those that are encoded may turn out to be about something else.
    expect(halfway.filter(({ book }) => waiting.has(book.title)).length).toBeGreaterThanOrEqual(50);
  });

  it("does not store a vector of a text that has changed meanwhile", async () => {
    const embeddings = fakeEmbeddings();
    const change = async () => {
      await testApp().db.query("update books set title = 'Sailing' where title = 'Falconry 0'");
    };
    let isChanged = false;
    const slow = {
      encode: async (text: string) => {
        if (!isChanged) await change();
        isChanged = true;
        return embeddings.encode(text);
      },
    };

    await encode({ ...embeddings, ...slow });

    expect((await missing()).map(({ title }) => title)).toEqual(["Sailing"]);
  });
});

describe("the vector of a book", () => {
  it.each([
    ["title", "'Hawks'"],
    ["subtitle", "'From egg to field'"],
    ["description", "'Everything about hawks.'"],
    ["categories", "'{Birds}'::text[]"],
  ])("is dropped when the %s changes", async (column, value) => {
    await encode();

    await testApp().db.query(`update books set ${column} = ${value} where title = 'Falconry 5'`);

    expect(await missing()).toHaveLength(1);
  });

  it("stays when nothing changes that is encoded", async () => {
    await encode();

    await testApp().db.query("update books set average_rating = 1, title = title");

    expect(await missing()).toEqual([]);
  });

  it("is made again for what an import has changed, and only for that", async () => {
    await encode();

    const changed = csvLine(3, { title: "Falconry 3", categories: "Nature", description: "Now about owls at night." });
    await importLines([changed, ...lines.slice(4, 20)]);

    expect((await missing()).map(({ title }) => title)).toEqual(["Falconry 3"]);
  });

  it("comes with the bundled books", async () => {
    await testApp().db.query("truncate books, book_index cascade");

    await ensureCatalogue(testApp().db.dataSource);

    expect(await missing()).toEqual([]);
  });
});

describe("the job that encodes books", () => {
  const run = (embeddings = fakeEmbeddings()) =>
    encodeBooksJob.run({ ...testApp().services, embeddings }, {}, {
      signal: new AbortController().signal,
      log: { info: () => undefined, warn: () => undefined },
    } as unknown as Parameters<typeof encodeBooksJob.run>[2]);

  it("encodes what is missing, and nothing the second time", async () => {
    await run();
    const second = fakeEmbeddings();
    await run(second);

    expect(await missing()).toEqual([]);
    expect(second.encoded).toEqual([]);
  });

  it("does nothing while the encoder is off", async () => {
    await encodeBooksJob.run(testApp().services, {}, {} as Parameters<typeof encodeBooksJob.run>[2]);

    expect(await missing()).toHaveLength(120);
  });
});
