import { blockCalls } from "../../testing/calls/blockCalls";
import { buildBook } from "../../testing/app/buildBook";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { shelfCalls } from "../../testing/calls/shelfCalls";
import { beginAbsence } from "../accounts/suspension/absence";
import { removeMember } from "../accounts/deletion/removeMember";

const testApp = useTestApp();
const { send, show, scene, seen } = shelfCalls(testApp);
const buddies = buddyCalls(testApp);

describe("D6 buddies who read a book", () => {
  it("are those who are reading it or have read it, with their rating; not those who want to", async () => {
    const { ada, bo, bookId } = await scene();

    await send("shelveBook", bo, { bookId, shelf: "WANT" });
    const wanted = await seen(bookId, ada);
    await send("shelveBook", bo, { bookId, shelf: "READING" });
    await send("rateBook", bo, { bookId, rating: 4 });

    expect(wanted.readers).toEqual([]);
    expect((await seen(bookId, ada)).readers).toEqual([{ user: { id: bo.id }, shelf: "READING", rating: 4 }]);
    expect((await seen(bookId, bo)).readers).toEqual([]);
  });

  it("are shown to their buddies alone: not to other members, guests, or former buddies", async () => {
    const { ada, bo, bookId } = await scene();
    await send("rateBook", bo, { bookId, rating: 4 });
    const stranger = await buildUser(testApp().db);

    expect((await seen(bookId, stranger)).readers).toEqual([]);
    expect((await seen(bookId)).readers).toEqual([]);
    await buddies.send("removeBuddy", ada, bo);
    expect((await seen(bookId, ada)).readers).toEqual([]);
  });

  it("are shown for as long as they wish", async () => {
    const { ada, bo, bookId } = await scene();
    await send("rateBook", bo, { bookId, rating: 4 });

    const hidden = await show(bo, "NOBODY");
    const nobody = await seen(bookId, ada);
    await show(bo, "BUDDIES");

    expect(hidden.data.setShelfVisibility).toEqual({ shelfVisibility: "NOBODY" });
    expect(nobody.readers).toEqual([]);
    expect((await seen(bookId, ada)).readers).toHaveLength(1);
  });

  it("are not there after a block, while they are absent, and once they are gone", async () => {
    const { ada, bo, bookId } = await scene();
    const other = await scene();
    const third = await scene();
    for (const { bo: reader, bookId: id } of [{ bo, bookId }, other, third])
      await send("rateBook", reader, { bookId: id, rating: 5 });

    await blockCalls(testApp).change("blockUser", bo, ada);
    await testApp().services.db.transaction((tx) =>
      beginAbsence(testApp().services, tx, other.bo.id, { kind: "LEAVING", until: null, reason: null }),
    );
    await removeMember(testApp().services, third.bo.id, { keepsContent: true });

    expect((await seen(bookId, ada)).readers).toEqual([]);
    expect((await seen(other.bookId, other.ada)).readers).toEqual([]);
    expect((await seen(third.bookId, third.ada)).readers).toEqual([]);
    expect(await testApp().db.query("select from shelved_books where user_id = $1", [third.bo.id])).toEqual([]);
  });

  it("of many books take one statement", async () => {
    const { ada, bo } = await scene();
    const comments = await testApp().db.query<{ id: string }[]>(
      `insert into posts (id, author_id, text) values (gen_random_uuid(), $1, 'Books') returning id`,
      [bo.id],
    );
    const groupId = comments[0]?.id;
    const { share } = shelfCalls(testApp);
    const counted = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const bookId = await buildBook(testApp().db, `Book ${n}`);
        await send("rateBook", bo, { bookId, rating: 5 });
        await share(bo, { bookId, groupId, text: "Read this" });
      }
      const fields = "readers { user { name } } groups { id } viewerShelved { shelf }";
      const query = `{ post(id: "${groupId}") { comments(first: 20) { nodes { book { title ${fields} } } } } }`;
      return testApp().counter.count(() => testApp().graphql(query, {}, { as: ada }));
    };

    expect(await counted(2)).toBe(await counted(5));
  });
});
