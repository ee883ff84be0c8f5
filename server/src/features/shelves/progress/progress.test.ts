import { buildBook } from "../../../testing/app/buildBook";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { dayFromNow, readingCalls } from "../../../testing/calls/readingCalls";
import { shelfCalls } from "../../../testing/calls/shelfCalls";
import { dayIn } from "../../../platform/time/dayIn";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { ask, send } = readingCalls(testApp);
const shelves = shelfCalls(testApp);

async function scene(pages: number | null = 200) {
  const { db } = testApp();
  const [ada, bookId] = [await buildUser(db), await buildBook(db)];
  await db.query("update books set page_count = $2 where id = $1", [bookId, pages]);
  await send("shelveBook", ada, { bookId, shelf: "READING" });
  const progress = async (input: object) => send("setReadingProgress", ada, { bookId, ...input });
  const dates = async (input: object) => send("setReadingDates", ada, { bookId, ...input });
  return { ada, bookId, progress, dates };
}

const shelvedOf = async (bookId: string, as?: User) =>
  (await ask(`{ book(id: "${bookId}") { viewerShelved { page percentRead startedOn } } }`, as)).data.book.viewerShelved;

describe("the progress of a book in reading", () => {
  it("is a page of the book or a percentage, whichever was said last", async () => {
    const { progress } = await scene();

    const page = await progress({ page: 50 });
    const percent = await progress({ percent: 80 });
    const none = await progress({ percent: null });

    expect(page.data.setReadingProgress.viewerShelved).toMatchObject({ page: 50, percent: null, percentRead: 25 });
    expect(percent.data.setReadingProgress.viewerShelved).toMatchObject({ page: null, percent: 80, percentRead: 80 });
    expect(none.data.setReadingProgress.viewerShelved).toMatchObject({ page: null, percent: null, percentRead: null });
  });

  it("goes by the pages of one's own copy, where the book does not say or has another number", async () => {
    const { progress } = await scene(null);

    const unknown = await progress({ page: 50 });
    const own = await progress({ page: 50, pages: 500 });
    const fewer = await progress({ pages: 40 });

    expect(fieldsOf(unknown)).toEqual(["input.pages"]);
    expect(own.data.setReadingProgress.viewerShelved).toMatchObject({ page: 50, pages: 500, percentRead: 10 });
    expect(fieldsOf(fewer)).toEqual(["input.pages"]);
  });

  it("names the field of a page after the last one, of numbers out of range, and of two answers at once", async () => {
    const { progress } = await scene();

    expect(fieldsOf(await progress({ page: 201 }))).toEqual(["input.page"]);
    expect(fieldsOf(await progress({ page: -1 }))).toEqual(["input.page"]);
    expect(fieldsOf(await progress({ percent: 101 }))).toEqual(["input.percent"]);
    expect(fieldsOf(await progress({ pages: 0 }))).toEqual(["input.pages"]);
    expect(fieldsOf(await progress({ page: 1, percent: 1 }))).toEqual(["input.percent"]);
  });

  it("is for books that one is reading alone, and stays when they are put elsewhere", async () => {
    const { ada, bookId, progress } = await scene();
    await progress({ page: 50 });
    await send("shelveBook", ada, { bookId, shelf: "WANT" });

    expect(codeOf(await progress({ page: 60 }))).toBe("CONFLICT");
    const back = await send("shelveBook", ada, { bookId, shelf: "READING" });
    expect(back.data.shelveBook.viewerShelved).toMatchObject({ page: 50 });
  });

  it("is seen by nobody else, not even by buddies who see that the member reads the book", async () => {
    const { ada, bo, bookId } = await shelves.scene();
    await send("shelveBook", bo, { bookId, shelf: "READING" });
    await send("setReadingProgress", bo, { bookId, percent: 70 });

    expect((await shelves.seen(bookId, ada)).readers).toHaveLength(1);
    expect(await shelvedOf(bookId, ada)).toBeNull();
    expect(await shelvedOf(bookId)).toBeNull();
    const { data } = await ask(`{ user(id: "${bo.id}") { shelves { nodes { page } } } }`, ada);
    expect(data.user.shelves).toBeNull();
  });
});

describe("the dates of reading a book", () => {
  it("are those on which it was put on the shelves, by the member's own clock", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    await buildProfile(db, { userId: ada.id, timeZone: "Pacific/Kiritimati" });
    const bookId = await buildBook(db);
    const today = dayIn("Pacific/Kiritimati", new Date());

    const reading = await send("shelveBook", ada, { bookId, shelf: "READING" });
    const done = await send("shelveBook", ada, { bookId, shelf: "DONE" });
    const again = await send("shelveBook", ada, { bookId, shelf: "READING" });

    expect(reading.data.shelveBook.viewerShelved).toMatchObject({ startedOn: today, finishedOn: null });
    expect(done.data.shelveBook.viewerShelved).toMatchObject({ startedOn: today, finishedOn: today });
    expect(again.data.shelveBook.viewerShelved).toMatchObject({ startedOn: today, finishedOn: null });
  });

  it("can be corrected, and what is left out stays", async () => {
    const { ada, bookId, dates } = await scene();
    await send("shelveBook", ada, { bookId, shelf: "DONE" });

    const both = await dates({ startedOn: "2020-02-29", finishedOn: "2020-03-01" });
    const one = await dates({ finishedOn: null });

    expect(both.data.setReadingDates.viewerShelved).toMatchObject({
      startedOn: "2020-02-29",
      finishedOn: "2020-03-01",
    });
    expect(one.data.setReadingDates.viewerShelved).toMatchObject({ startedOn: "2020-02-29", finishedOn: null });
  });

  it("name the field of a day that is none, is to come, or comes before the first", async () => {
    const { ada, bookId, dates } = await scene();

    expect(fieldsOf(await dates({ finishedOn: "2020-03-01" }))).toEqual(["input.finishedOn"]);
    await send("shelveBook", ada, { bookId, shelf: "DONE" });
    expect(fieldsOf(await dates({ startedOn: "2023-02-29" }))).toEqual(["input.startedOn"]);
    expect(fieldsOf(await dates({ startedOn: dayFromNow(3) }))).toEqual(["input.startedOn"]);
    expect(fieldsOf(await dates({ startedOn: "2021-01-01", finishedOn: "2020-01-01" }))).toEqual(["input.finishedOn"]);
    await send("shelveBook", ada, { bookId, shelf: "WANT" });
    expect(codeOf(await dates({ startedOn: "2020-01-01" }))).toBe("CONFLICT");
  });
});
