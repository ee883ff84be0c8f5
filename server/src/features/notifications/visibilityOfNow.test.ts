import { v7 as newId } from "uuid";
import { parts } from "../../platform/parts";
import { buildComment } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { listen, LiveClient } from "../../testing/live/LiveClient";
import { restCall } from "../../testing/calls/restCall";
import { sessionCalls } from "../../testing/calls/sessionCalls";
import { setRole } from "../accounts/users/roles";
import type { User } from "../accounts/users/User";
import { hidePost } from "../groups/discussion/hiding";
import { writeDigest, writeNotice } from "./mails/writeMails";
import { linesToMail, lineStatement, lineToMail } from "./list/notificationStatements";
import type { Line, MailedLine } from "./list/notificationService";
import { until } from "../../testing/app/until";

const testApp = useTestApp();
const { send, scene: groupOf } = groupCalls(testApp);
const { plan, datesOf } = sessionCalls(testApp);
const rest = restCall(testApp);
const canary = "Canary";
const sql = (statement: string, values: unknown[]) => testApp().db.query(statement, values);

const kinds = [...parts().notificationKinds.values()];
const ofGroups = kinds.filter(({ subject }) => subject.groupOf).map(({ kind }) => kind);

interface Scene {
  owner: User;
  reader: User;
  id: string;
}

type State = "ACTIVE" | "DECLINED" | "REMOVED";

/** A group with a session, with the canary in all texts, and a line of every kind about them; the reader's membership is as given. */
async function scene(state: State): Promise<Scene> {
  const { ada: owner, bo, eve: reader, groupId: id } = await groupOf({ title: canary });
  await sql("update posts set text = $2 where id = $1", [id, canary]);
  await send("joinGroup", reader, { groupId: id });
  const session = await plan(owner, { groupId: id, title: canary });
  const [date] = await datesOf(session.id);
  await sql(
    "insert into attendances (id, occurrence_id, user_id, answer, is_standing) values ($1, $2, $3, 'GOING', false)",
    [newId(), date?.id, reader.id],
  );
  for (const kind of kinds.filter(({ isPrompt }) => isPrompt))
    await sql(
      "insert into session_reminders (id, occurrence_id, user_id, kind, starts_at) values ($1, $2, $3, $4, $5)",
      [newId(), date?.id, reader.id, kind.kind, date?.startsAt],
    );
  const mentions = [{ start: 0, length: 1, userId: reader.id }];
  const comment = await buildComment(testApp().db, { postId: id, authorId: owner.id, mentions });
  await sql("update memberships set state = $3, role = $4 where group_id = $1 and user_id = $2", [
    id,
    reader.id,
    state,
    state === "ACTIVE" ? "MODERATOR" : "MEMBER",
  ]);
  const request = newId();
  await sql("insert into memberships (id, group_id, user_id, role, state) values ($1, $2, $3, 'MEMBER', 'REQUESTED')", [
    request,
    id,
    bo.id,
  ]);
  const [own] = await sql("select id from memberships where group_id = $1 and user_id = $2", [id, reader.id]);
  await sql("insert into notification_inboxes (user_id) values ($1) on conflict do nothing", [reader.id]);
  for (const { kind, subject } of kinds.filter((one) => ofGroups.includes(one.kind))) {
    const isDate = subject.name === "Occurrence";
    const source = isDate
      ? date?.id
      : subject.name === "Post"
        ? comment.id
        : kind === "JOIN_REQUEST"
          ? request
          : own.id;
    const actor =
      kind === "JOIN_REQUEST" ? bo.id : subject.name === "Post" || kind === "SESSION_PLANNED" ? owner.id : null;
    const line = newId();
    await sql("insert into notifications (id, user_id, kind, subject_id) values ($1, $2, $3, $4)", [
      line,
      reader.id,
      kind,
      isDate ? date?.id : id,
    ]);
    await sql(
      "insert into notification_events (user_id, event_id, notification_id, actor_id, source_id) values ($1, $2, $3, $4, $5)",
      [reader.id, newId(), line, actor, source],
    );
  }
  return { owner, reader, id };
}

/** All that the reader gets to read of their lines: the list over both edges, a live line, a mail at once, a digest. */
async function textsFor({ reader }: Scene): Promise<{ kinds: string[]; text: string }> {
  const query = `{ me { notifications(first: 100) { nodes { id kind summary actors { name } subject {
    ... on Post { id text } ... on Group { id title } ... on Occurrence { id session { title } } } } } } }`;
  const { data } = await testApp().graphql(query, {}, { as: reader });
  const { body } = await rest("GET /api/notifications", { as: reader });
  const { db } = testApp().services;
  const live = await Promise.all(
    data.me.notifications.nodes.map(({ id }: { id: string }) => db.rows<Line>(lineStatement(), [reader.id, id])),
  );
  await sql(
    `insert into notification_settings (user_id, kind, mail) select $1, kind, 'AT_ONCE' from unnest($2::text[]) kind on conflict do nothing`,
    [reader.id, kinds.map(({ kind }) => kind)],
  );
  const ids: { id: string }[] = await sql("select id from notifications where user_id = $1", [reader.id]);
  const atOnce = await Promise.all(ids.map(({ id }) => db.rows<MailedLine>(lineToMail(), [reader.id, id])));
  const digest = await db.rows<Line>(linesToMail(), [reader.id, ["AT_ONCE", "DAILY", "WEEKLY"]]);
  const addresses = { siteUrl: "http://localhost", token: "t" };
  const mails = [
    ...atOnce.flat().map((line) => writeNotice("Eve", line, addresses)),
    writeDigest("Eve", digest, addresses),
  ];
  return {
    kinds: data.me.notifications.nodes.map(({ kind }: { kind: string }) => kind),
    text: JSON.stringify([data, body, live, mails]),
  };
}

const hide = ({ id }: Scene) => sql("update posts set hidden_at = clock_timestamp() where id = $1", [id]);
const close = async ({ reader, id }: Scene) => {
  await sql("update posts set visibility = 'PRIVATE' where id = $1", [id]);
  await sql("update study_groups set visibility = 'PRIVATE' where id = $1", [id]);
  await sql(
    "update memberships set state = 'REMOVED', role = 'MEMBER' where group_id = $1 and user_id = $2 and state = 'ACTIVE'",
    [id, reader.id],
  );
};
const block = ({ owner, reader }: Scene) =>
  testApp().graphql(`mutation { blockUser(input: { userId: "${reader.id}" }) { id } }`, {}, { as: owner });

describe.each<State>(["ACTIVE", "DECLINED", "REMOVED"])("N36 to a reader who is %s in the group", (state) => {
  it.each([
    ["hidden", hide],
    ["private, without the reader", close],
    ["of a member who blocked the reader", block],
  ])("no notification says a text of it when it is %s", async (_case, lose) => {
    const given = await scene(state);
    expect((await textsFor(given)).text).toContain(canary);

    await lose(given);

    expect((await textsFor(given)).text).not.toContain(canary);
  });
});

it("N36 every kind about a group was looked at in one of these states, and no other kind has a title of a member's", async () => {
  const seen = new Set<string>();
  for (const state of ["ACTIVE", "DECLINED", "REMOVED"] as const)
    for (const kind of (await textsFor(await scene(state))).kinds) seen.add(kind);

  // About seats in the reader's own session, which is in no group: `openSessions.test` hides it.
  const ofOwn = ["SEAT_RETURNED", "SEAT_TAKEN"];
  expect([...seen, ...ofOwn].sort()).toEqual([...ofGroups].sort());
  // The outcome of a report is a word of ours.
  expect(kinds.filter(({ title, subject }) => title && !subject.groupOf).map(({ kind }) => kind)).toEqual(["REPORT"]);
});

it("N36 somebody demoted no longer reads who asks to join, and the notice of a removal stays without the title", async () => {
  const [demoted, removed] = [await scene("ACTIVE"), await scene("REMOVED")];
  expect((await textsFor(demoted)).kinds).toContain("JOIN_REQUEST");

  await sql("update memberships set role = 'MEMBER' where group_id = $1 and user_id = $2", [
    demoted.id,
    demoted.reader.id,
  ]);
  await close(removed);

  expect((await textsFor(demoted)).kinds).not.toContain("JOIN_REQUEST");
  const { kinds: left, text } = await textsFor(removed);
  expect(left).toEqual(["GROUP_REMOVED"]);
  expect(text).toContain("You were removed from a private group");
});

/** What ends or restores the sight of lines, each by the way that people use. */
const conditions: Record<string, (scene: Scene) => Promise<unknown>> = {
  "lost with the role in the group": ({ owner, reader, id }) =>
    send("setMemberRole", owner, { groupId: id, userId: reader.id, role: "MEMBER" }),
  "got with the role in the group": async ({ owner, reader, id }) => {
    await send("setMemberRole", owner, { groupId: id, userId: reader.id, role: "MEMBER" });
    await send("setMemberRole", owner, { groupId: id, userId: reader.id, role: "MODERATOR" });
  },
  "got with the group": ({ owner, reader, id }) => send("handOverGroup", owner, { groupId: id, userId: reader.id }),
  "lost by leaving": ({ reader, id }) => send("leaveGroup", reader, { groupId: id }),
  "got by joining again": async ({ reader, id }) => {
    await send("leaveGroup", reader, { groupId: id });
    await send("joinGroup", reader, { groupId: id });
  },
  "lost by being removed": ({ owner, reader, id }) => send("removeMember", owner, { groupId: id, userId: reader.id }),
  "got by being readmitted": async ({ owner, reader, id }) => {
    await send("removeMember", owner, { groupId: id, userId: reader.id });
    await send("readmitMember", owner, { groupId: id, userId: reader.id });
  },
  "lost by a block": block,
  "changed with the visibility": async ({ owner, reader, id }) => {
    await send("leaveGroup", reader, { groupId: id });
    await send("updateGroup", owner, { groupId: id, visibility: "PRIVATE" });
  },
  "lost with a hidden post": ({ id }) => testApp().services.db.transaction((tx) => hidePost(tx, id, true)),
  "changed with the role on the site": ({ reader }) =>
    testApp().services.db.transaction((tx) => setRole(tx, reader.id, "MODERATOR")),
};

describe("N14 the bell in an open tab says what the query says when sight is", () => {
  it.each(Object.entries(conditions))("%s", async (_case, change) => {
    const given = await scene("ACTIVE");
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(given.reader));
    const bell = client.subscribe<{ notificationChanged: { unreadCount: number; version: number } }>(
      "subscription { notificationChanged { unreadCount version } }",
    );
    await bell.until(1);
    await testApp().runJobs();
    const before = bell.received.length;

    await change(given);
    await testApp().runJobs();
    await bell.until(before + 1);

    const { data } = await testApp().graphql("{ me { unreadCount } }", {}, { as: given.reader });
    await until(() => bell.received.at(-1)?.notificationChanged.unreadCount === data.me.unreadCount);
    await client.leave();
  });
});
