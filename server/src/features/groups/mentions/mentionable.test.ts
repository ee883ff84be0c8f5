import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { startTestApp, useTestApp } from "../../../testing/app/harness";
import { codeOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { mentionCalls } from "../../../testing/calls/mentionCalls";
import { restCall } from "../../../testing/calls/restCall";
import { plansOf } from "../../../testing/database/plans";
import { beginAbsence } from "../../accounts/suspension/absence";
import type { User } from "../../accounts/users/User";
import { mentions as limits } from "../limits";

const testApp = useTestApp();
const rest = restCall(testApp);
const { mentionable, befriend } = mentionCalls(testApp);
const { send } = groupCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);

const buildMember = (name: string) => buildUser(testApp().db, { name });

/** An open group of Ada's: Bo wrote last, Cem before, Eve is a member; Fay is a buddy of Bo's, and Gus has nothing to do with it. */
async function scene(settings: object = {}) {
  const { db } = testApp();
  const [ada, bo, cem] = [await buildMember("Ada King"), await buildMember("Bo Ek"), await buildMember("Çem Öz")];
  const [eve, fay, gus] = [await buildMember("Eve Ek"), await buildMember("Fay"), await buildMember("Gus")];
  const { id } = await buildPost(db, { authorId: ada.id });
  for (const { id: authorId } of [cem, bo]) await buildComment(db, { postId: id, authorId });
  await send("joinGroup", eve, { groupId: id });
  await befriend(bo, fay);
  if (Object.keys(settings).length > 0) await send("updateGroup", ada, { groupId: id, ...settings });
  return { ada, bo, cem, eve, fay, gus, id };
}

describe("W3 whom a member is offered", () => {
  it("are those who wrote last, members, and in an open group their buddies; not themselves", async () => {
    const { ada, bo, gus, id } = await scene();

    expect(await mentionable(ada, id)).toEqual(["Bo Ek", "Çem Öz", "Eve Ek"]);
    expect(await mentionable(bo, id)).toEqual(["Çem Öz", "Ada King", "Eve Ek", "Fay"]);
    expect(await mentionable(gus, id)).toEqual(["Bo Ek", "Çem Öz", "Ada King", "Eve Ek"]);
    expect([await mentionable(bo, null), await mentionable(gus, null)]).toEqual([["Fay"], []]);
  });

  it.each([
    ["ek", ["Bo Ek", "Eve Ek"]],
    ["cem", ["Çem Öz"]],
    ["OZ", ["Çem Öz"]],
    ["king", ["Ada King"]],
    ["ing", []],
    ["%", []],
  ])("are found by the beginning of a word: %s", async (text, names) => {
    const { fay, id } = await scene();

    expect(await mentionable(fay, id, text)).toEqual(names);
  });

  it.each(["ON_REQUEST", "PRIVATE"])(
    "are members alone where the group is %s, and nobody for others",
    async (visibility) => {
      const { ada, bo, eve, gus, id } = await scene({ visibility });

      expect([await mentionable(ada, id), await mentionable(eve, id)]).toEqual([["Eve Ek"], ["Ada King"]]);
      expect([await mentionable(bo, id), await mentionable(gus, id)]).toEqual([[], []]);
      expect(await mentionable(bo, "0198a000-0000-7000-8000-000000000000")).toEqual([]);
    },
  );

  it("is never who was blocked, either way, suspended, or removed from the group", async () => {
    const { ada, bo, cem, eve, fay, gus, id } = await scene();
    const { services } = testApp();
    await changeBlock("blockUser", gus, bo);
    await changeBlock("blockUser", cem, gus);
    await send("removeMember", ada, { groupId: id, userId: eve.id });

    expect(await mentionable(gus, id)).toEqual(["Ada King"]);
    expect(await mentionable(eve, id)).toEqual([]);
    await services.db.transaction((tx) =>
      beginAbsence(services, tx, fay.id, { kind: "SUSPENDED", until: null, reason: null }),
    );
    await changeBlock("blockUser", ada, gus);
    expect([await mentionable(bo, id), await mentionable(bo, null)]).toEqual([["Çem Öz", "Ada King"], []]);
    expect(await mentionable(gus, id)).toEqual([]);
  });

  it("are at most eight, read in one statement however many there are", async () => {
    const { ada, id } = await scene();
    const query = `{ mentionable(postId: "${id}", text: "") { name } }`;
    const count = async () => {
      let people = 0;
      const statements = await testApp().counter.count(async () => {
        people = (await testApp().graphql(query, {}, { as: ada })).data.mentionable.length;
      });
      return { statements, people };
    };
    await count();
    const few = await count();
    for (let left = 10; left > 0; left--)
      await buildComment(testApp().db, { postId: id, authorId: (await buildMember(`Writer ${left}`)).id });

    const many = await count();

    expect([few, many]).toEqual([
      { statements: 1, people: 3 },
      { statements: 1, people: limits.offered },
    ]);
  });

  it("are looked for among a bounded number, however large the group and the discussion are", async () => {
    const { db } = testApp();
    const { ada, bo, id } = await scene();
    await db.query(
      `insert into users (id, name, email, email_key, password_hash, created_at)
       select gen_random_uuid(), 'Crowd', n || '@crowd.test', n || '@crowd.test', 'none', '2020-01-01' from generate_series(1, 3000) n`,
    );
    await db.query(
      `insert into memberships (id, group_id, user_id, role, state)
       select gen_random_uuid(), $1, id, 'MEMBER', 'ACTIVE' from users where name = 'Crowd'`,
      [id],
    );
    await db.query(
      `insert into comments (id, post_id, author_id, text)
       select gen_random_uuid(), $1, id, 'I am in.' from users where name = 'Crowd'`,
      [id],
    );
    await db.query("analyze");

    const plans = await plansOf(testApp(), () => mentionable(bo, id, "crowd"));

    const read = plans.flatMap((plan) => [...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows)));
    expect(Math.max(...read)).toBeGreaterThan(limits.writers);
    expect(Math.max(...read)).toBeLessThanOrEqual(limits.writers + limits.members + 100);
    expect(await mentionable(ada, id, "crowd")).toHaveLength(limits.offered);
  });

  it("can be asked over REST", async () => {
    const { bo, id } = await scene();

    const answer = await rest(`GET /api/mentionable?text=ek&postId=${id}`, { as: bo });

    expect(answer).toMatchObject({ status: 200, body: [{ id: expect.any(String), name: "Eve Ek" }] });
    expect((await rest("GET /api/mentionable", { as: bo })).body.map(({ name }: User) => name)).toEqual(["Fay"]);
    expect((await rest("GET /api/mentionable")).status).toBe(401);
    expect((await rest("GET /api/mentionable?postId=x", { as: bo })).status).toBe(400);
    const long = await rest(`GET /api/mentionable?text=${"x".repeat(limits.search + 1)}`, { as: bo });
    expect([long.status, long.body.errors[0].param]).toEqual([400, "text"]);
  });

  it("can be asked 120 times a minute", async () => {
    const app = await startTestApp({ rateLimitFactor: 1 });
    try {
      const as = await buildUser(app.db);
      const ask = () => app.graphql(`{ mentionable(text: "a") { id } }`, {}, { as });
      for (let left = 120; left > 0; left--) expect((await ask()).errors).toBeUndefined();
      expect(codeOf(await ask())).toBe("RATE_LIMITED");
    } finally {
      await app.close();
    }
  });
});
