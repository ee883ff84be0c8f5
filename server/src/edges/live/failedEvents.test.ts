import { buildPost, buildUser } from "../../testing/app/factories";
import { connect, testApp, untilListening, useLiveMembers } from "../../testing/live/liveMembers";

useLiveMembers();

const addComment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;

afterEach(() => vi.restoreAllMocks());

describe("a subscription that cannot answer an event", () => {
  it("ends its listener and closes the connection, so that the client comes back and reads what it missed", async () => {
    const [reader, post] = [await buildUser(testApp().db), await buildPost(testApp().db)];
    const client = connect(testApp().tokenOf(reader));
    client.subscribe(`subscription ($id: ID!) { commentAdded(postId: $id) { id } }`, { id: post.id });
    await untilListening(1);
    vi.spyOn(testApp().app.live.sockets, "viewerOf").mockImplementationOnce(() => {
      throw new Error("the answer failed");
    });

    await testApp().graphql(addComment, { input: { postId: post.id, text: "Hello" } }, { as: reader });

    expect(await client.closed).toBe(1013);
    await untilListening(0);
  });

  it("N39 leaves one line in the log for an event, not one for each subscriber", async () => {
    const [reader, post] = [await buildUser(testApp().db), await buildPost(testApp().db)];
    const warn = vi.spyOn(testApp().http.log, "warn");
    const print = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const clients = Array.from({ length: 5 }, () => connect(testApp().tokenOf(reader)));
    for (const client of clients)
      client.subscribe(`subscription ($id: ID!) { commentAdded(postId: $id) { id } }`, { id: post.id });
    await untilListening(5);
    vi.spyOn(testApp().app.live.sockets, "viewerOf").mockImplementation(() => {
      throw new Error("the answer failed");
    });

    await testApp().graphql(addComment, { input: { postId: post.id, text: "Hello" } }, { as: reader });

    expect(await Promise.all(clients.map(({ closed }) => closed))).toEqual(Array(5).fill(1013));
    const lines = warn.mock.calls.filter(([, text]) => String(text) === "subscription.failed");
    expect(lines).toHaveLength(1);
    expect(print).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    await untilListening(0);
  });
});
