import type { User } from "../accounts/User";
import { codeOf, fieldsOf } from "../../testing/answers";
import { buddyCalls } from "../../testing/buddyCalls";
import { buildComment, buildLike, buildPost, buildProfile, buildUser } from "../../testing/factories";
import { useTestApp } from "../../testing/harness";
import { restCall } from "../../testing/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, stateOf, pair } = buddyCalls(testApp);

const change = (name: "blockUser" | "unblockUser", as: User, { id }: Pick<User, "id">) =>
  testApp().graphql(
    `mutation { ${name}(input: { userId: "${id}" }) { id blocked { nodes { userId name } totalCount } } }`,
    {},
    { as },
  );

const ask = async (as: User, query: string) => (await testApp().graphql(query, {}, { as })).data;

describe("C3 blockUser", () => {
  it("ends the link and the requests of the two, lists who is blocked, and twice is once", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);

    await change("blockUser", ada, bo);
    const { data } = await change("blockUser", ada, bo);

    expect(data.blockUser).toEqual({
      id: ada.id,
      blocked: { nodes: [{ userId: bo.id, name: bo.name }], totalCount: 1 },
    });
    expect((await ask(bo, "{ me { buddies { totalCount } blocked { totalCount } } }")).me).toEqual({
      buddies: { totalCount: 0 },
      blocked: { totalCount: 0 },
    });
  });

  it("refuses oneself and an unknown member", async () => {
    const ada = await buildUser(testApp().db);

    const oneself = await change("blockUser", ada, ada);
    const unknown = await change("blockUser", ada, { id: "0197f0a0-0000-7000-8000-000000000000" });

    expect([fieldsOf(oneself), codeOf(unknown)]).toEqual([["input.userId"], "NOT_FOUND"]);
  });

  it("makes each of the two an unknown id to the other: to ask, to block, to read", async () => {
    const [ada, bo] = await pair();
    await buildProfile(testApp().db, { userId: ada.id });
    await buildProfile(testApp().db, { userId: bo.id });
    await change("blockUser", ada, bo);

    for (const [one, other] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      const unknown = "0197f0a0-0000-7000-8000-000000000000";
      const asked = [await send("requestBuddy", one, other), await send("requestBuddy", one, { id: unknown })];
      const read = await ask(one, `{ user(id: "${other.id}") { id } profile(userId: "${other.id}") { id } }`);
      const [known, nobody] = [
        await rest(`GET /api/profile/user/${other.id}`, { as: one }),
        await rest(`GET /api/profile/user/${unknown}`, { as: one }),
      ];

      expect(asked[0]?.errors?.[0]?.message).toBe(asked[1]?.errors?.[0]?.message);
      expect(asked.map(codeOf)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
      expect(read).toEqual({ user: null, profile: null });
      expect([known.status, known.body]).toEqual([nobody.status, nobody.body]);
    }
    expect(codeOf(await change("blockUser", bo, ada))).toBe("NOT_FOUND");
  });

  it("leaves no link when one blocks and the other accepts at once", async () => {
    for (let round = 0; round < 10; round++) {
      const [ada, bo] = await pair();
      await send("requestBuddy", ada, bo);

      await Promise.all([change("blockUser", ada, bo), send("acceptBuddy", bo, ada)]);

      expect((await ask(ada, "{ me { buddies { totalCount } } }")).me.buddies.totalCount).toBe(0);
    }
  });

  it("is undone by unblocking: they see each other again, without their link", async () => {
    const [ada, bo] = await pair();
    await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);
    await change("blockUser", ada, bo);

    const { data } = await change("unblockUser", ada, bo);

    expect(data.unblockUser.blocked.totalCount).toBe(0);
    expect([await stateOf(ada, bo), await stateOf(bo, ada)]).toEqual(["NONE", "NONE"]);
  });

  it("keeps at most 1,000", async () => {
    const [ada, bo] = await pair();
    await testApp().db.query(
      `with others as (insert into users (id, name, email, email_key, email_rank, password_hash, token_version)
         select gen_random_uuid(), 'x', 'x' || i || '@example.com', 'x' || i || '@example.com', 0, '', 0 from generate_series(1, 1000) i returning id)
       insert into blocks (id, blocker_id, blocked_id) select gen_random_uuid(), $1, id from others`,
      [ada.id],
    );

    expect(codeOf(await change("blockUser", ada, bo))).toBe("CONFLICT");
  });

  it("is the same over REST", async () => {
    const [ada, bo] = await pair();

    const blocked = await rest(`PUT /api/blocks/${bo.id}`, { as: ada });
    const list = await rest("GET /api/blocks", { as: ada });
    const unblocked = await rest(`DELETE /api/blocks/${bo.id}`, { as: ada });
    const noId = await rest("PUT /api/blocks/none", { as: ada });

    expect([blocked.status, unblocked.status, noId.status]).toEqual([200, 200, 400]);
    expect(list.body).toMatchObject([{ user: { _id: bo.id, name: bo.name } }]);
  });
});

describe("C3 what a blocked member wrote", () => {
  async function scene() {
    const { db } = testApp();
    const [ada, bo] = await pair();
    const post = await buildPost(db, { authorId: ada.id });
    const comment = await buildComment(db, { postId: post.id, authorId: bo.id, text: "From Bo" });
    await buildComment(db, { postId: post.id, authorId: ada.id, text: "From Ada" });
    await buildLike(db, { postId: post.id, userId: bo.id });
    const others = await buildPost(db, { authorId: bo.id });
    await change("blockUser", ada, bo);
    return { ada, bo, post, comment, others };
  }

  it("is folded in GraphQL and left out over REST; the counts stay true, and a like is a neutral mark", async () => {
    const { ada, post } = await scene();

    const fields =
      "commentCount likeCount comments { nodes { text isFolded author { name } } } likes { nodes { user { id } } }";
    const read = await ask(ada, `{ post(id: "${post.id}") { ${fields} repliers { id } } }`);
    const { body } = await rest(`GET /api/posts/${post.id}`, { as: ada });

    expect(read.post).toEqual({
      commentCount: 2,
      likeCount: 1,
      comments: {
        nodes: [
          { text: "From Ada", isFolded: false, author: { name: ada.name } },
          { text: "", isFolded: true, author: null },
        ],
      },
      likes: { nodes: [{ user: null }] },
      repliers: [{ id: ada.id }],
    });
    expect(body.comments.map(({ text }: { text: string }) => text)).toEqual(["From Ada"]);
    expect(body.likes).toMatchObject([{ user: "00000000-0000-0000-0000-000000000000" }]);
  });

  it("cannot be joined, liked or found: the group of the other is an unknown id, and lists stay whole", async () => {
    const { ada, others } = await scene();
    const all = await ask(ada, "{ posts(first: 100) { nodes { id } totalCount } }");

    const like = await testApp().graphql(`mutation { likePost(id: "${others.id}") { id } }`, {}, { as: ada });
    const comment = await testApp().graphql(
      `mutation { addComment(input: { postId: "${others.id}", text: "Hi" }) { id } }`,
      {},
      { as: ada },
    );

    expect([codeOf(like), codeOf(comment)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    expect((await rest(`GET /api/posts/${others.id}`, { as: ada })).status).toBe(404);
    expect(all.posts.nodes.map(({ id }: { id: string }) => id)).not.toContain(others.id);
    expect(all.posts.totalCount).toBe(all.posts.nodes.length);
  });
});

describe("C5 a blocked member", () => {
  it("notifies nobody who does not see them, and their earlier notifications are gone", async () => {
    const { db } = testApp();
    const [ada, bo] = await pair();
    const post = await buildPost(db);
    const say = (as: User) =>
      testApp().graphql(`mutation { addComment(input: { postId: "${post.id}", text: "Hi" }) { id } }`, {}, { as });
    const countOf = async (as: User) => {
      await testApp().runJobs();
      return (await ask(as, "{ me { unreadCount notifications { nodes { id } } } }")).me;
    };
    await say(ada);
    await say(bo);
    const before = await countOf(ada);

    await change("blockUser", bo, ada);
    const hidden = await countOf(ada);
    await say(bo);

    expect([before.unreadCount, before.notifications.nodes.length]).toEqual([1, 1]);
    expect(hidden).toEqual({ unreadCount: 0, notifications: { nodes: [] } });
    expect(await countOf(ada)).toEqual(hidden);
  });
});

describe("C3 members without blocks", () => {
  it("pay no statement for those of others", async () => {
    const { db, counter } = testApp();
    const [ada, bo] = await pair();
    const eve = await buildUser(db);
    const post = await buildPost(db, { authorId: ada.id });
    await buildComment(db, { postId: post.id, authorId: bo.id });
    const query = `{ post(id: "${post.id}") { author { name } comments { nodes { text author { name } } } } profiles { nodes { user { name } } } }`;
    await ask(eve, query);
    const before = await counter.count(() => ask(eve, query));

    await change("blockUser", ada, bo);
    await ask(eve, query);
    const after = await counter.count(() => ask(eve, query));

    expect(after).toBe(before);
  });
});
