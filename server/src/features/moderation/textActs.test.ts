import type { User } from "../accounts/users/User";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";
import { actsOf } from "../../testing/calls/runTestAct";

const testApp = useTestApp();
const rest = restCall(testApp);

const act = actsOf(testApp);

interface Command {
  verb?: "remove" | "restore";
  by?: readonly string[];
  since?: string;
  isDry?: boolean;
}

const run = async ({ verb = "remove", by = [], since = "2h", isDry = false }: Command) =>
  (await act(`posts.${verb}`, { by, since }, isDry)).said;

async function idsSeenBy(as: User): Promise<string[]> {
  return (await rest("GET /api/posts?limit=100", { as })).body.map(({ _id }: { _id: string }) => _id);
}

describe("P1 a wave of advertising", () => {
  it("of 200 posts by 20 accounts is gone in one command, and back in one", async () => {
    const { db } = testApp();
    const reader = await buildUser(db);
    const good = await buildPost(db);
    const spammers: User[] = [];
    for (let n = 0; n < 20; n++) spammers.push(await buildUser(db, { email: `spam-${n}@example.com` }));
    const wave: string[] = [];
    for (const { id: authorId } of spammers)
      for (let n = 0; n < 10; n++) wave.push((await buildPost(db, { authorId, createdAt: new Date() })).id);
    const by = spammers.map(({ id, email }, n) => (n % 2 ? email : `https://circle.example/profiles/${id}`));
    const commented = await buildComment(db, { postId: good.id, authorId: spammers[0]?.id, createdAt: new Date() });
    const countOfGood = async () =>
      (await testApp().graphql(`{ post(id: "${good.id}") { commentCount } }`, {}, { as: reader })).data.post
        .commentCount;
    const seen = async () => (await idsSeenBy(reader)).filter((id) => wave.includes(id) || id === good.id);
    expect(await seen()).toHaveLength(100);

    expect(await run({ by, isDry: true })).toMatch(/200 posts and 1 comments would be hidden\.$/);
    expect(await seen()).toHaveLength(100);
    const said = await run({ by });

    expect(said).toMatch(/200 posts and 1 comments are hidden\.$/);
    expect(said).toContain("spam-3@example.com");
    expect([await seen(), await countOfGood()]).toEqual([[good.id], 0]);
    expect(await run({ by })).toMatch(/0 posts and 0 comments are hidden\.$/);
    const statusFor = async (as: User | undefined) => (await rest(`GET /api/posts/${wave[0]}`, { as })).status;
    expect([await statusFor(spammers[0]), await statusFor(reader)]).toEqual([200, 404]);

    expect(await run({ verb: "restore", by })).toMatch(/200 posts and 1 comments are shown again\.$/);
    expect([(await seen()).length, await countOfGood()]).toEqual([100, 1]);
    const { id } = commented;
    expect(
      (await testApp().graphql(`{ comment(id: "${id}") { text } }`, {}, { as: reader })).data.comment,
    ).not.toBeNull();
    const logged = await db.query(
      "select action, details, operator from moderation_log where member_id = $1 order by id",
      [spammers[0]?.id],
    );
    expect(logged).toEqual([
      { action: "posts.remove", details: "11", operator: "operator" },
      { action: "posts.restore", details: "11", operator: "operator" },
    ]);
  });

  it("leaves older texts alone, and what moderators have hidden", async () => {
    const { db } = testApp();
    const { id: authorId, email } = await buildUser(db, { email: "one@example.com" });
    const [, decided, newer] = [
      await buildPost(db, { authorId, createdAt: new Date(Date.now() - 3 * 3_600_000) }),
      await buildPost(db, { authorId, createdAt: new Date() }),
      await buildPost(db, { authorId, createdAt: new Date() }),
    ];
    await db.query("update posts set hidden_at = now() where id = $1", [decided.id]);
    await db.query(
      `with known as (
         insert into moderation_cases (id, kind, subject_id, author_id, text) values (gen_random_uuid(), 'POST', $1, $2, 'x')
         returning id
       )
       insert into moderation_decisions (id, case_id, member_id, content, member, is_final)
       select gen_random_uuid(), id, $2, 'HIDE', 'NONE', false from known`,
      [decided.id, authorId],
    );
    const hidden = async () =>
      (
        await db.query<{ id: string }[]>("select id from posts where author_id = $1 and hidden_at is not null", [
          authorId,
        ])
      )
        .map(({ id }) => id)
        .sort();

    await run({ by: [email] });
    expect(await hidden()).toEqual([decided.id, newer.id].sort());

    await run({ verb: "restore", by: [email], since: "1d" });
    expect(await hidden()).toEqual([decided.id]);
  });

  it("needs members that are there and a time, by name", async () => {
    await expect(run({ by: ["nobody@example.com"] })).rejects.toThrow("No member has the address nobody@example.com.");
    await expect(run({ by: [] })).rejects.toThrow("name the members");
    for (const since of ["", "2", "h", "0h", "-1h", "2w", "99999d"])
      await expect(run({ by: ["a"], since })).rejects.toThrow("since: is a time");
  });
});
