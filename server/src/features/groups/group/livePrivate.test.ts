import { buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);
const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
const privately = () => scene({ visibility: "PRIVATE" });
const codeOfGroup = async (as: User, groupId: string) =>
  (await ask(`{ group(id: "${groupId}") { inviteCode } }`, as)).data.group.inviteCode as string;

describe("B3 live", () => {
  it("no event of a private group reaches others, and none but its end a member who has left", async () => {
    const { db } = testApp();
    const { ada, bo, groupId } = await privately();
    await send("joinGroup", bo, { inviteCode: await codeOfGroup(ada, groupId) });
    const outsider = await buildUser(db);
    const address = await listen(testApp());
    const fields = ["postAdded { id }", "postDeleted"];
    const clients = [ada, bo, outsider].map((user) => new LiveClient(address, testApp().tokenOf(user)));
    const streams = clients.map((client) => ({
      all: fields.map((field) => client.subscribe<object>(`subscription { ${field} }`)),
      own: [`postChanged(postId: "${groupId}") { id }`, `groupChanged(groupId: "${groupId}") { id }`].map((field) =>
        client.subscribe<object>(`subscription { ${field} }`),
      ),
      comments: client.subscribe<object>(`subscription { commentAdded(postId: "${groupId}") { id } }`),
      likes: client.subscribe<object>(`subscription { likesChanged(postId: "${groupId}") { id } }`),
    }));
    const [toAda, toBo, toOutsider] = streams;
    await Promise.all([...(toAda?.own ?? []), ...(toBo?.own ?? [])].map((stream) => stream.until(1)));
    await Promise.all((toOutsider?.own ?? []).map((stream) => stream.untilRefused()));
    const act = (mutation: string) => ask(`mutation { ${mutation} }`, ada);

    await act(`addComment(input: { postId: "${groupId}", text: "First" }) { id }`);
    await Promise.all([toAda?.comments.until(1), toBo?.comments.until(1)]);
    await send("leaveGroup", bo, { groupId });
    const seen = toBo?.own.map(({ received }) => received.length);
    await act(`addComment(input: { postId: "${groupId}", text: "Second" }) { id }`);
    await act(`likePost(id: "${groupId}") { id }`);
    const created = await ask(
      `mutation { createPost(input: { text: "New", group: { visibility: PRIVATE } }) { id } }`,
      ada,
    );
    await act(`deletePost(id: "${created.data.createPost.id}")`);
    await act(`createPost(input: { text: "Open" }) { id }`);
    for (const stream of [toBo, toOutsider]) await stream?.all[0]?.until(1);
    await Promise.all(clients.map((client) => client.leave()));

    expect([toAda?.comments.received.length, toAda?.likes.received.length]).toEqual([2, 1]);
    expect(toAda?.all.map(({ received }) => received.length)).toEqual([2, 1]);
    expect(toBo?.own.map(({ received }) => received.length)).toEqual(seen);
    expect([toBo?.comments.received.length, toBo?.likes.received.length]).toEqual([1, 0]);
    expect(toBo?.all[1]?.received).toEqual([{ postDeleted: groupId }]);
    expect([toBo?.all[0]?.received.length, toOutsider?.all.map(({ received }) => received.length)]).toEqual([
      1,
      [1, 0],
    ]);
    expect([toOutsider?.comments.received, toOutsider?.likes.received]).toEqual([[], []]);
  });

  it("the page of a group that becomes private is gone at once for others, and stays for members", async () => {
    const { ada, bo, groupId } = await scene();
    await send("joinGroup", bo, { groupId });
    const outsider = await buildUser(testApp().db);
    const address = await listen(testApp());
    const clients = [outsider, bo, ada].map((user) => new LiveClient(address, testApp().tokenOf(user)));
    const gone = clients.map((client) => client.subscribe<object>("subscription { postDeleted }"));
    const groups = clients.map((client) =>
      client.subscribe<object>(`subscription { groupChanged(groupId: "${groupId}") { id } }`),
    );
    await Promise.all(groups.map((stream) => stream.until(1)));

    await send("updateGroup", ada, { groupId, visibility: "PRIVATE" });
    await send("updateGroup", ada, { groupId, visibility: "PRIVATE", title: "Once more" });
    const last = await ask(`mutation { createPost(input: { text: "Open" }) { id } }`, ada);
    await ask(`mutation { deletePost(id: "${last.data.createPost.id}") }`, ada);
    await Promise.all([gone[0]?.until(2), gone[1]?.until(1), gone[2]?.until(1)]);
    await Promise.all(clients.map((client) => client.leave()));

    const end = { postDeleted: last.data.createPost.id };
    expect(gone.map(({ received }) => received)).toEqual([[{ postDeleted: groupId }, end], [end], [end]]);
  });

  it("the page of a private group is gone at once for who is removed, and that of an open one stays", async () => {
    const [secret, open] = [await privately(), await scene()];
    const { bo } = secret;
    await send("joinGroup", bo, { inviteCode: await codeOfGroup(secret.ada, secret.groupId) });
    await send("joinGroup", bo, { groupId: open.groupId });
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(bo));
    const deleted = client.subscribe<object>("subscription { postDeleted }");
    const group = client.subscribe<object>(`subscription { groupChanged(groupId: "${secret.groupId}") { id } }`);
    await group.until(1);

    await send("removeMember", open.ada, { groupId: open.groupId, userId: bo.id });
    await send("removeMember", secret.ada, { groupId: secret.groupId, userId: bo.id });

    expect(await deleted.until(1)).toEqual([{ postDeleted: secret.groupId }]);
    await client.leave();
  });
});
