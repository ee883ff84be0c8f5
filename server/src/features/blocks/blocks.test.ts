import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { blockCalls } from "../../testing/calls/blockCalls";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildComment, buildPost, buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const { change, ask } = blockCalls(testApp);
const { send, stateOf, pair } = buddyCalls(testApp);

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
    expect(codeOf(await change("unblockUser", bo, ada))).toBe("NOT_FOUND");
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
