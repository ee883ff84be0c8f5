import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { startTestApp, useTestApp } from "../../../testing/app/harness";
import { codeOf, inputFieldsOf, messageOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { mark, mentionCalls, readMentions } from "../../../testing/calls/mentionCalls";
import { restCall } from "../../../testing/calls/restCall";
import { listen, LiveClient } from "../../../testing/live/LiveClient";

const testApp = useTestApp();
const rest = restCall(testApp);
const { write, comment, befriend } = mentionCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);

/** A post of Ada's where Bo wrote. */
async function scene() {
  const { db } = testApp();
  const [ada, bo, cem] = [
    await buildUser(db, { name: "Ada" }),
    await buildUser(db, { name: "Bo" }),
    await buildUser(db),
  ];
  const { id } = await buildPost(db, { authorId: ada.id });
  await buildComment(db, { postId: id, authorId: bo.id });
  return { ada, bo, cem, id };
}

describe("W3 mentions over REST", () => {
  it("are given beside texts and stand in answers, where texts without any look as before", async () => {
    const { ada, bo, cem, id } = await scene();
    await befriend(cem, bo);
    const text = "Hi @Bo!";
    const mentions = mark(text, bo);
    const shown = [{ start: 3, length: 3, user: { id: bo.id, name: "Bo" } }];

    const post = await rest("POST /api/posts", { as: cem, body: { text, mentions } });
    const comments = await rest(`POST /api/posts/comment/${id}`, { as: ada, body: { text, mentions } });
    const plain = await rest(`POST /api/posts/comment/${id}`, { as: ada, body: { text: "@Bo" } });

    expect([post.status, post.body.mentions, comments.body[0].mentions]).toEqual([200, shown, shown]);
    expect(Object.keys(plain.body[0])).toEqual(["_id", "text", "name", "avatar", "user", "date"]);
    expect((await rest(`GET /api/posts/${post.body._id}`, { as: ada })).body.mentions).toEqual(shown);
    const list = (await rest("GET /api/posts?limit=2", { as: ada })).body;
    expect(list.map(({ mentions: ofPost }: { mentions?: unknown }) => ofPost)).toEqual([shown, undefined]);
    const [, second] = (await rest(`GET /api/threads/${id}/comments`, { as: cem })).body;
    expect(second.mentions).toEqual(shown);
    const path = `/api/posts/comment/${id}/${second._id}`;
    const kept = await rest(`PUT ${path}`, { as: ada, body: { text: "Hello @Bo!" } });
    expect(kept.body[1].mentions).toEqual([{ ...shown[0], start: 6 }]);
    const none = await rest(`PUT ${path}`, { as: ada, body: { text: "Hello @Bo!", mentions: [] } });
    expect(Object.keys(none.body[1])).not.toContain("mentions");
  });

  it("are refused by their place, and left out where the reader does not see the member", async () => {
    const { ada, bo, cem, id } = await scene();
    const send = (mentions: unknown) =>
      rest(`POST /api/posts/comment/${id}`, { as: ada, body: { text: "Hi @Bo!", mentions } });
    const [right] = mark("Hi @Bo!", bo);

    const answers = [await send([{ ...right, start: 2 }]), await send([{ ...right, userId: cem.id }])];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [
        400,
        [
          {
            msg: "mentions[0] must mark “@” and the name of the member in the text",
            param: "mentions[0]",
            location: "body",
          },
        ],
      ],
      [400, [{ msg: "mentions[0]: this member cannot be mentioned here", param: "mentions[0]", location: "body" }]],
    ]);
    for (const wrong of ["Bo", [{}], [7], [null], { start: 3 }, [{ ...right, start: "3" }], [[right]]])
      expect([JSON.stringify(wrong), (await send(wrong)).status]).toEqual([JSON.stringify(wrong), 400]);
    expect((await send([right])).status).toBe(200);
    await changeBlock("blockUser", cem, bo);
    const [shown] = (await rest(`GET /api/threads/${id}/comments`, { as: cem })).body;
    expect([shown.text, shown.mentions]).toEqual(["Hi @Bo!", undefined]);
  });
});

describe("W3 a live event", () => {
  it("has the mentions of a new and of an edited text, for each reader those whom they see", async () => {
    const { ada, bo, cem, id } = await scene();
    await changeBlock("blockUser", cem, bo);
    const address = await listen(testApp());
    const clients = [ada, cem].map((as) => new LiveClient(address, testApp().tokenOf(as)));
    const fields = "text mentions { start length user { name } }";
    const follow = (client: LiveClient, name: string) =>
      client.subscribe<Record<string, Parameters<typeof readMentions>[0]>>(
        `subscription ($id: ID!) { ${name}(postId: $id) { ${fields} } }`,
        { id },
      );
    const posts = clients.map((client) => follow(client, "postChanged"));
    const [added, edited] = ["commentAdded", "commentChanged"].map((name) =>
      clients.map((client) => follow(client, name)),
    );
    for (const one of posts) await one.until(1);

    const written = (await comment(ada, id, "Hi @Bo", bo)).data.addComment.id;
    await write("updateComment", ada, { commentId: written, text: "Hello @Bo", version: 1 });
    await write("updatePost", ada, { postId: id, text: "To @Bo", version: 1, mentions: mark("To @Bo", bo) });

    const read = async (name: string, streams: typeof posts = [], count = 1) =>
      Promise.all(
        streams.map(async (one) => readMentions((await one.until(count)).at(-1)?.[name] ?? { text: "", mentions: [] })),
      );
    expect(await read("commentAdded", added)).toEqual([["@Bo = Bo"], []]);
    expect(await read("commentChanged", edited)).toEqual([["@Bo = Bo"], []]);
    expect(await read("postChanged", posts, 4)).toEqual([["@Bo = Bo"], []]);
    await Promise.all(clients.map((client) => client.leave()));
  });
});

describe("W3 lists with mentions", () => {
  it("read the members of all texts in one more statement, and nothing more where no text has any", async () => {
    const { ada, bo, id } = await scene();
    const query = `{ post(id: "${id}") { mentions { user { name } } comments(first: 20) { nodes { text mentions { user { name } } } } } }`;
    const count = () => testApp().counter.count(() => testApp().graphql(query, {}, { as: ada }));
    const without = `{ post(id: "${id}") { id comments(first: 20) { nodes { text } } } }`;
    await count();
    const plain = await testApp().counter.count(() => testApp().graphql(without, {}, { as: ada }));

    expect(await count()).toBe(plain);
    await comment(ada, id, "@Bo", bo);
    expect(await count()).toBe(plain + 1);
    for (let left = 10; left > 0; left--) await comment(bo, id, "@Ada", ada);
    expect(await count()).toBe(plain + 1);
  });
});

describe("W3 a member on their first day", () => {
  it("mentions two in a text, also by edits", async () => {
    const app = await startTestApp({ config: { limitsNewMembers: true } });
    try {
      const { write: send } = mentionCalls(() => app);
      const [ada, bo] = [
        await buildUser(app.db, { name: "Ada", createdAt: new Date() }),
        await buildUser(app.db, { name: "Bo" }),
      ];
      const { id: postId } = await buildPost(app.db, { authorId: bo.id });
      const text = "@Bo, @Bo, @Bo";
      const all = mark(text, bo, bo, bo);

      const three = await send("addComment", ada, { postId, text, mentions: all });
      const two = await send("addComment", ada, { postId, text, mentions: all.slice(1) });
      const { id: commentId } = two.data.addComment;
      const edit = (version: number, more: object) => send("updateComment", ada, { commentId, text, version, ...more });

      expect([codeOf(three), inputFieldsOf(three)]).toEqual(["BAD_USER_INPUT", ["mentions"]]);
      expect(messageOf(three)).toBe("On your first day here you can mention 2 members in a text");
      expect(inputFieldsOf(await edit(1, { mentions: all }))).toEqual(["mentions"]);
      expect((await edit(1, { text: `${text}!` })).data.updateComment.mentions).toHaveLength(2);
      expect(
        (
          await send("addComment", bo, {
            postId,
            text: "@Ada @Ada @Ada",
            mentions: mark("@Ada @Ada @Ada", ada, ada, ada),
          })
        ).errors,
      ).toBeUndefined();
    } finally {
      await app.close();
    }
  });
});
