import { v7 as newId } from "uuid";
import type { User } from "../accounts/users/User";
import { removeMember } from "../accounts/deletion/removeMember";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { blockCalls } from "../../testing/calls/blockCalls";
import { buildBook } from "../../testing/app/buildBook";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { restCall } from "../../testing/calls/restCall";
import { shelfCalls } from "../../testing/calls/shelfCalls";

const testApp = useTestApp();
const groups = groupCalls(testApp);
const { share, seen } = shelfCalls(testApp);

/** A group of Ada's with these settings, two other members of the site, and a book. */
async function scene(settings: object | null = null) {
  const found = await groups.scene(settings);
  return { ...found, bookId: await buildBook(testApp().db), text: "Start with chapter two." };
}

const commentsOf = async (as: User, groupId: string) => {
  const query = `{ post(id: "${groupId}") { commentCount comments { nodes { text isFolded book { id } author { id } } } } }`;
  return (await testApp().graphql(query, {}, { as })).data.post;
};

describe("D6 sharing a book", () => {
  it("is a comment with the book's card, and the book's page leads to the group", async () => {
    const { bo, eve, groupId, bookId, text } = await scene();

    const shared = await share(bo, { bookId, groupId, text });

    const book = { id: bookId, title: "Keys to Drawing" };
    expect(shared.data.shareBook).toMatchObject({ text, book, post: { id: groupId, commentCount: 1 } });
    expect((await commentsOf(eve, groupId)).comments.nodes).toMatchObject([{ text, book: { id: bookId } }]);
    expect((await seen(bookId, eve)).groups).toEqual([groupId]);
    expect((await seen(bookId)).groups).toEqual([]);
    const { body } = await restCall(testApp)(`GET /api/posts/${groupId}`, { as: eve });
    expect(body.comments).toMatchObject([{ text, book: bookId }]);
  });

  it("twice is once, with a key or without, one after the other and at the same time", async () => {
    const { bo, groupId, bookId, text } = await scene();
    const input = { bookId, groupId, text, idempotencyKey: newId() };

    const all = [
      ...(await Promise.all([share(bo, input), share(bo, input), share(bo, { bookId, groupId, text: "Again" })])),
      await share(bo, { bookId, groupId, text: "Once more" }),
      await share(bo, { ...input, idempotencyKey: newId() }),
    ];

    expect(all.map(codeOf)).toEqual(all.map(() => undefined));
    expect(new Set(all.map(({ data }) => data.shareBook.id)).size).toBe(1);
    expect((await commentsOf(bo, groupId)).commentCount).toBe(1);
  });

  it("is another comment for another member, another book, and once the first is deleted", async () => {
    const { ada, bo, groupId, bookId, text } = await scene();
    const other = await buildBook(testApp().db);

    const first = await share(bo, { bookId, groupId, text });
    await share(ada, { bookId, groupId, text });
    await share(bo, { bookId: other, groupId, text });
    await testApp().graphql(`mutation { deleteComment(id: "${first.data.shareBook.id}") { id } }`, {}, { as: bo });
    const again = await share(bo, { bookId, groupId, text });

    expect(again.data.shareBook.id).not.toBe(first.data.shareBook.id);
    expect((await commentsOf(bo, groupId)).commentCount).toBe(3);
  });

  it("is for those in the discussion: FORBIDDEN outside it, and an unknown id where the group is private", async () => {
    const onRequest = await scene({ visibility: "ON_REQUEST" });
    const hidden = await scene({ visibility: "PRIVATE" });

    const outside = await share(onRequest.bo, { ...pick(onRequest) });
    const unknown = await share(hidden.bo, { ...pick(hidden) });
    await share(onRequest.ada, { ...pick(onRequest) });
    await share(hidden.ada, { ...pick(hidden) });

    expect([codeOf(outside), codeOf(unknown)]).toEqual(["FORBIDDEN", "NOT_FOUND"]);
    for (const { ada, bo, bookId, groupId } of [onRequest, hidden]) {
      expect((await seen(bookId, bo)).groups).toEqual([]);
      expect((await seen(bookId, ada)).groups).toEqual([groupId]);
    }
  });

  it("comes live with its card, to those in the discussion", async () => {
    const { ada, bo, eve, groupId, bookId, text } = await scene({ visibility: "ON_REQUEST" });
    await groups.send("joinGroup", bo, { groupId });
    await groups.send("acceptJoinRequest", ada, { groupId, userId: bo.id });
    const address = await listen(testApp());
    const clients = [bo, eve].map((user) => new LiveClient(address, testApp().tokenOf(user)));
    const [toBo, toEve] = clients.map((client) => ({
      posts: client.subscribe("subscription { postAdded { id } }"),
      comments: client.subscribe(`subscription { commentAdded(postId: "${groupId}") { text book { id title } } }`),
    }));
    for (const client of clients)
      await client.subscribe(`subscription { postChanged(postId: "${groupId}") { id } }`).until(1);

    await share(ada, { bookId, groupId, text });
    await testApp().graphql(`mutation { createPost(input: { text: "Open" }) { id } }`, {}, { as: ada });
    await Promise.all([toBo?.comments.until(1), toBo?.posts.until(1), toEve?.posts.until(1)]);
    await Promise.all(clients.map((client) => client.leave()));

    expect(toBo?.comments.received).toMatchObject([{ commentAdded: { text, book: { id: bookId } } }]);
    expect(toEve?.comments.received).toEqual([]);
  });

  it("turns away an unknown book and an empty text", async () => {
    const { bo, groupId, bookId, text } = await scene();

    expect(codeOf(await share(bo, { bookId: newId(), groupId, text }))).toBe("NOT_FOUND");
    expect(codeOf(await share(bo, { bookId, groupId: newId(), text }))).toBe("NOT_FOUND");
    expect(fieldsOf(await share(bo, { bookId, groupId, text: "  " }))).toEqual(["input.text"]);
    expect((await commentsOf(bo, groupId)).commentCount).toBe(0);
  });

  it("is folded with its author between two who are blocked, and leads from the book to no group", async () => {
    const { ada, bo, groupId, bookId, text } = await scene();
    await share(bo, { bookId, groupId, text });

    await blockCalls(testApp).change("blockUser", ada, bo);

    expect((await commentsOf(ada, groupId)).comments.nodes).toEqual([
      { text: "", isFolded: true, book: null, author: null },
    ]);
    expect((await seen(bookId, ada)).groups).toEqual([]);
  });

  it("goes with the member, or stays without their name, also where two of them shared the same book", async () => {
    const { ada, bo, eve, groupId, bookId, text } = await scene();
    for (const member of [bo, eve]) await share(member, { bookId, groupId, text });

    await removeMember(testApp().services, bo.id, { keepsContent: true });
    await removeMember(testApp().services, eve.id, { keepsContent: true });

    const { comments } = await commentsOf(ada, groupId);
    expect(comments.nodes.map(({ book }: { book: { id: string } }) => book.id)).toEqual([bookId, bookId]);
    const other = await scene();
    await share(other.bo, pick(other));
    await removeMember(testApp().services, other.bo.id, { keepsContent: false });
    expect((await commentsOf(other.ada, other.groupId)).commentCount).toBe(0);
    expect((await seen(other.bookId, other.ada)).groups).toEqual([]);
  });
});

const pick = ({ bookId, groupId, text }: { bookId: string; groupId: string; text: string }) => ({
  bookId,
  groupId,
  text,
});
