import type { User } from "../accounts/users/User";
import { buildComment, buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { boss, deadLetters, jobDatabase } from "../../platform/jobs/queues";
import { keepFiguresOften } from "./keepFigures";

const testApp = useTestApp();
let admin: User;

beforeAll(async () => {
  admin = await buildUser(testApp().db, { role: "ADMIN", email: "admin@example.com", name: "Admin" });
  await testApp().confirm(admin);
});

const ask = (query: string, variables: Record<string, unknown> = {}, as: User = admin) =>
  testApp().graphql(query, variables, { as });

async function read(fields: string) {
  const { data, errors } = await ask(`{ administration { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data.administration;
}

describe("P5 the site as admins see it", () => {
  it("is not there for members and moderators, and asks admins to confirm who they are", async () => {
    for (const role of ["MEMBER", "MODERATOR"] as const) {
      const somebody = await buildUser(testApp().db, { role });
      await testApp().confirm(somebody);
      const { errors } = await ask("{ administration { days { day } } }", {}, somebody);
      expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
    const unconfirmed = await buildUser(testApp().db, { role: "ADMIN" });
    for (const query of [
      "{ administration { days { day } } }",
      "mutation { setReadOnly(isReadOnly: true) { isReadOnly } }",
    ])
      expect((await ask(query, {}, unconfirmed)).errors?.[0]?.extensions.code).toBe("CONFIRMATION_REQUIRED");
  });

  it("has the figures of thirty days, and what needs attention", async () => {
    const { services, db } = testApp();
    services.counts.add("mails", 3);
    services.counts.add("mails", 2);
    services.counts.add("errors");
    await services.counts.flush();
    await testApp().request({ method: "GET", url: "/api/posts" }, { as: admin });
    await db.query("update sessions set last_seen_at = clock_timestamp()");
    await db.query("update users set created_at = clock_timestamp()");
    await keepFiguresOften.run(services, {}, {} as never);

    const { days, attention } = await read("days { day signUps activeMembers mails errors } attention { kind count }");

    expect(days).toHaveLength(30);
    const signUps = (await db.query<{ count: number }[]>("select count(*)::int as count from users"))[0]?.count;
    expect(days.at(-1)).toMatchObject({ day: new Date().toISOString().slice(0, 10), signUps, mails: 5, errors: 1 });
    expect(days.at(-1).activeMembers).toBeGreaterThan(0);
    expect(days[0]).toMatchObject({ signUps: 0, mails: 0 });
    expect(attention).toContainEqual({ kind: "ERRORS_TODAY", count: 1 });
  });

  it("finds members by a part of the name or address, with pages and wildcards taken literally", async () => {
    for (let n = 0; n < 52; n++) await buildUser(testApp().db, { email: `many-${n}@example.com`, name: `Many ${n}` });
    const first = (await read(`members(input: { text: "MANY-" }) { nodes { id email state } next }`)).members;
    const rest = (await read(`members(input: { text: "many-", after: "${first.next}" }) { nodes { id } next }`))
      .members;

    expect([first.nodes.length, rest.nodes.length, rest.next]).toEqual([50, 2, null]);
    expect(first.nodes[0]).toMatchObject({ email: "many-51@example.com", state: "present" });
    expect((await read(`members(input: { text: "%" }) { nodes { id } }`)).members.nodes).toEqual([]);
    expect((await read(`members(input: { role: ADMIN, text: "admin@" }) { nodes { name } }`)).members.nodes).toEqual([
      { name: "Admin" },
    ]);
  });

  it("hides what a member wrote, and brings it back", async () => {
    const { db } = testApp();
    const spammer = await buildUser(db, { name: "Spammer" });
    const post = await buildPost(db, { authorId: spammer.id, text: "Buy this", createdAt: new Date() });
    const comment = await buildComment(db, { authorId: spammer.id, postId: post.id, createdAt: new Date() });
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const list = async () =>
      (
        await read(
          `texts(input: { since: "${since}", memberIds: ["${spammer.id}"] }) { id isComment isHidden authorName }`,
        )
      ).texts;
    expect(await list()).toEqual([
      { id: comment.id, isComment: true, isHidden: false, authorName: "Spammer" },
      { id: post.id, isComment: false, isHidden: false, authorName: "Spammer" },
    ]);
    const input = { memberIds: [spammer.id], since };

    await ask(`mutation ($input: MemberTextsInput!) { hideTextsOfMembers(input: $input) { __typename } }`, { input });
    expect((await list()).map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([true, true]);
    await ask(`mutation ($input: MemberTextsInput!) { showTextsOfMembers(input: $input) { __typename } }`, { input });
    expect((await list()).map(({ isHidden }: { isHidden: boolean }) => isHidden)).toEqual([false, false]);
  });

  it("shows failed mails, and sends them again or drops them", async () => {
    const { db } = testApp();
    const job = "mail-verification";
    const member = await buildUser(db, { email: "waits@example.com" });
    await db.query("update users set email_verified_at = null where id = $1", [member.id]);
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    const data = {
      job,
      data: { userId: member.id, askedAt: new Date().toISOString() },
      error: "RCPT TO answered with 451",
    };
    await boss.insert(
      ids.map((id) => ({ id, name: deadLetters, data })),
      { db: jobDatabase(db) },
    );
    const { failedJobs } = await read("failedJobs { id job isMail error }");
    expect(failedJobs).toHaveLength(2);
    expect(failedJobs[0]).toMatchObject({ job, isMail: true, error: "RCPT TO answered with 451" });

    const change = (name: string, id: string | undefined) =>
      ask(`mutation ($ids: [ID!]!) { ${name}(input: { ids: $ids }) { failedJobs { id } } }`, { ids: [id] });
    expect((await change("retryFailedJobs", ids[0])).data.retryFailedJobs.failedJobs).toEqual([{ id: ids[1] }]);
    expect((await change("dropFailedJobs", ids[1])).data.dropFailedJobs.failedJobs).toEqual([]);

    await testApp().runJobs();
    expect(testApp().mails.filter(({ to }) => to === "waits@example.com")).toHaveLength(1);
  });

  it("changes the notice, who may sign up, bans and members; each change is in the log with the admin", async () => {
    const member = await buildUser(testApp().db, { name: "Member" });
    const run = async (call: string, variables = {}) => {
      const { errors } = await ask(`mutation ${call}`, variables);
      expect(errors).toBeUndefined();
    };
    await run(`{ setSiteNotice(input: { text: "Tonight at ten we move.", hours: 2 }) { notice { text until } } }`);
    await run("{ setRegistrations(registrations: CLOSED) { registrations } }");
    const { data } = await testApp().graphql("{ site { registrations isReadOnly notice { text until } } }");
    expect(data.site).toEqual({
      registrations: "CLOSED",
      isReadOnly: false,
      notice: { text: "Tonight at ten we move.", until: expect.any(String) },
    });
    await run("{ setRegistrations(registrations: OPEN) { registrations } }");
    await run("{ setSiteNotice(input: {}) { notice { text } } }");
    await run(`{ addBan(input: { what: "203.0.113.0/24", reason: "Spam", days: 7 }) { bans { id } } }`);
    const [ban] = (await read("bans { id what reason until }")).bans;
    expect(ban).toMatchObject({ what: "203.0.113.0/24", reason: "Spam" });
    await run(`{ removeBan(id: "${ban.id}") { bans { id } } }`);
    await run(`{ suspendMember(input: { memberId: "${member.id}", reason: "Spam", days: 3 }) { __typename } }`);
    await run(`{ endSuspension(memberId: "${member.id}") { __typename } }`);
    await run(`{ setSiteRole(input: { memberId: "${member.id}", role: MODERATOR }) { __typename } }`);
    await run(`{ signMemberOut(memberId: "${member.id}") { __typename } }`);

    const log = await testApp().db.query<{ action: string }[]>(
      "select action from moderation_log where actor_id = $1 order by id",
      [admin.id],
    );
    const actions = log.map(({ action }) => action);
    for (const action of [
      "site.notice",
      "site.registrations",
      "ban.add",
      "ban.remove",
      "member.suspend",
      "member.restore",
      "member.role",
      "member.sign-out",
    ])
      expect(actions).toContain(action);
  });

  it("refuses what the command refuses, and names why", async () => {
    const { errors } = await ask(`mutation { addBan(input: { what: "everybody" }) { __typename } }`);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining("neither a network"),
      extensions: { code: "BAD_USER_INPUT" },
    });
  });
});
