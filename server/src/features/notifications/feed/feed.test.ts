import { setTimeout as wait } from "node:timers/promises";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { makeToken } from "../../../testing/calls/accessTokenCalls";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buddyCalls } from "../../../testing/calls/buddyCalls";
import { notificationCalls } from "../../../testing/calls/notificationCalls";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";
import { feed as limits } from "../limits";
import { removeOldEventsDaily } from "./removeOldEvents";
import { until } from "../../../testing/app/until";

const testApp = useTestApp();
const rest = restCall(testApp);
const { ask, comment, buildTalk } = notificationCalls(testApp);
const make = makeToken(testApp);
const { change } = blockCalls(testApp);
const { send } = buddyCalls(testApp);

type Asking = { as?: User; token?: string };

const read = async (asking: Asking, query = "?after=0") => (await rest(`GET /api/events${query}`, asking)).body;
const kindsOf = (page: { events: { kind: string }[] }) => page.events.map(({ kind }) => kind);

/** Two replies and a buddy request for Ada. */
async function buildEvents() {
  const talk = await buildTalk();
  const replies = [await comment(talk.grace, talk.postId), await comment(talk.linus, talk.postId)];
  await testApp().runJobs();
  await send("requestBuddy", talk.grace, talk.ada);
  await testApp().runJobs();
  return { ...talk, replies };
}

describe("O4 the feed of events", () => {
  it("has what concerns a member once, oldest first, with consecutive numbers and ids alone", async () => {
    const { ada, grace, postId, replies } = await buildEvents();

    const page = await read({ as: ada });

    expect(page).toEqual({
      events: [
        ...replies.map((commentId, index) => ({
          ...{ _id: String(index + 1), kind: "REPLY", commentId },
          ...{ subject: { type: "Post", _id: postId }, date: expect.any(String) },
        })),
        {
          ...{ _id: "3", kind: "BUDDY_REQUEST", commentId: null },
          ...{ subject: { type: "User", _id: grace.id }, date: expect.any(String) },
        },
      ],
      ...{ cursor: "3", hasMore: false, hasGap: false },
    });
  });

  it("goes on after a cursor, in pages, and begins now without one", async () => {
    const { ada, grace, postId } = await buildEvents();

    const first = await read({ as: ada }, "?after=0&limit=2");
    const second = await read({ as: ada }, `?after=${first.cursor}&limit=2`);
    const now = await read({ as: ada }, "");
    await comment(grace, postId);
    await testApp().runJobs();
    const later = await read({ as: ada }, `?after=${now.cursor}`);

    expect([kindsOf(first), first.hasMore]).toEqual([["REPLY", "REPLY"], true]);
    expect([kindsOf(second), second.hasMore]).toEqual([["BUDDY_REQUEST"], false]);
    expect([kindsOf(now), now.cursor]).toEqual([[], "3"]);
    expect(later.events.map(({ _id, kind }: { _id: string; kind: string }) => [_id, kind])).toEqual([["4", "REPLY"]]);
  });

  it("is read by an access token within its scopes", async () => {
    const { ada } = await buildEvents();
    const as = async (...scopes: string[]) => kindsOf(await read({ token: (await make(ada, scopes)).token }));

    expect(await as("POSTS_READ")).toEqual(["REPLY", "REPLY"]);
    expect(await as("BUDDIES_WRITE")).toEqual(["BUDDY_REQUEST"]);
    expect(await as("SHELVES_READ")).toEqual([]);
    // A token was made four times by now, which is an event for who reads notifications.
    const all = await as("NOTIFICATIONS_READ");
    expect(all.slice(0, 3)).toEqual(["REPLY", "REPLY", "BUDDY_REQUEST"]);
  });

  it("passes over what a token may not read, and says where to go on", async () => {
    const { ada } = await buildEvents();
    const { token } = await make(ada, ["BUDDIES_READ"]);

    expect(await read({ token }, "?after=0&limit=2")).toEqual({
      events: [],
      cursor: "2",
      hasMore: true,
      hasGap: false,
    });
  });

  it("has what a member switched off, and nothing of whom they blocked, also when the block came later", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    const settings = `mutation { setNotificationSetting(input: { kind: REPLY, isInApp: false, mail: NEVER }) { kind } }`;
    expect((await ask(settings, ada)).errors).toBeUndefined();
    await comment(grace, postId);
    await comment(linus, postId);
    await testApp().runJobs();
    expect(kindsOf(await read({ as: ada }))).toEqual(["REPLY", "REPLY"]);

    await change("blockUser", ada, grace);

    const { events, cursor } = await read({ as: ada });
    expect([events.map(({ _id }: { _id: string }) => _id), cursor]).toEqual([["2"], "2"]);
  });

  it("says when events after the cursor are gone", async () => {
    const { ada } = await buildEvents();
    const age = (number: number) =>
      testApp().db.query(
        `update feed_events set created_at = clock_timestamp() - interval '${limits.days} days 1 minute'
         where user_id = $1 and number <= $2`,
        [ada.id, number],
      );
    const signal = new AbortController().signal;
    const removeOld = () => removeOldEventsDaily.run(testApp().services, {}, { signal } as never);

    await age(2);
    await removeOld();

    expect(await read({ as: ada }, "?after=1")).toMatchObject({ cursor: "3", hasGap: true });
    expect(await read({ as: ada }, "?after=2")).toMatchObject({ cursor: "3", hasGap: false });
    expect(await read({ as: ada }, "?after=0")).toMatchObject({ cursor: "3", hasGap: false });
    await age(3);
    await removeOld();
    expect(await read({ as: ada }, "?after=2")).toMatchObject({ events: [], cursor: "3", hasGap: true });
    // As after a backup was restored: the reader knows more than the feed.
    expect(await read({ as: ada }, "?after=9")).toMatchObject({ events: [], cursor: "3", hasGap: true });
  });

  it.each([
    ["after=yesterday", "after", "after must be the cursor of an earlier answer"],
    ["after=-1", "after", "after must be the cursor of an earlier answer"],
    ["after=12345678901", "after", "after must be the cursor of an earlier answer"],
    ["wait=26", "wait", "wait must be between 0 and 25"],
    ["wait=soon", "wait", "wait must be between 0 and 25"],
    ["limit=0", "limit", "limit must be 1 or more"],
  ])("refuses ?%s by name", async (query, param, msg) => {
    const { status, body } = await rest(`GET /api/events?${query}`, { as: await buildUser(testApp().db) });

    expect([status, body.errors]).toEqual([400, [{ msg, param, location: "query" }]]);
  });

  it("is for members", async () => {
    expect((await rest("GET /api/events")).status).toBe(401);
  });
});

describe("O4 a request that waits for events", () => {
  it("is answered as soon as there is one, and costs no statement meanwhile", async () => {
    const { ada, grace, postId } = await buildTalk();
    const { cursor } = await read({ as: ada }, "");
    const answer = read({ as: ada }, `?after=${cursor}&wait=20`);
    await untilWaiting(1);
    // It reads once before it waits.
    const { counter } = testApp();
    for (let turn = 0; turn < 20 && (await counter.count(() => wait(1_000))) > 0; turn++);

    const statements = await counter.count(() => wait(1_500));
    await comment(grace, postId);
    await testApp().runJobs();
    const begin = performance.now();
    const page = await answer;

    expect(statements).toBe(0);
    expect(kindsOf(page)).toEqual(["REPLY"]);
    expect(performance.now() - begin).toBeLessThan(2_000);
    await untilWaiting(0);
  });

  it("goes on waiting when what came is not for its token, and is answered when its time is over", async () => {
    const { ada, grace, postId } = await buildTalk();
    const { token } = await make(ada, ["BUDDIES_READ"]);
    const { cursor } = await read({ token }, "");
    const answer = read({ token }, `?after=${cursor}&wait=2`);
    await untilWaiting(1);
    const begin = performance.now();

    await comment(grace, postId);
    await testApp().runJobs();

    expect(await answer).toMatchObject({ events: [], hasMore: false });
    expect(performance.now() - begin).toBeGreaterThan(1_000);
  });

  it("ends with its session", async () => {
    const ada = await buildUser(testApp().db);
    const { token, session, id } = await make(ada, ["POSTS_READ"]);
    await testApp().runJobs();
    const answer = read({ token }, "?wait=20");
    await untilWaiting(1);
    const begin = performance.now();

    await testApp().graphql(`mutation { endAccessToken(input: { id: "${id}" }) { id } }`, {}, { token: session });

    expect((await answer).events).toEqual([]);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it("is refused when too many of the member wait", async () => {
    const ada = await buildUser(testApp().db);
    const most = testApp().services.rates.scaled(limits.waiting);
    const wait = () => testApp().services.events.waits.begin(waiting(ada, most));
    const waits = Array.from({ length: most }, wait);

    expect(await rest("GET /api/events?wait=1", { as: ada })).toMatchObject({ status: 429 });
    // A request that does not wait is answered.
    expect(await rest("GET /api/events", { as: ada })).toMatchObject({ status: 200 });
    waits[0]?.leave();
    expect(await rest("GET /api/events?wait=1", { as: ada })).toMatchObject({ status: 200 });
    for (const one of waits.slice(1)) one.leave();
  });
});

const waiting = (user: User, most: number) => ({
  topic: "none",
  viewer: { id: user.id, tokenId: user.id, expiresAt: new Date(Date.now() + 60_000) },
  left: new AbortController().signal,
  most,
});

/** Until so many requests listen. */
async function untilWaiting(count: number): Promise<void> {
  await until(() => testApp().services.events.waits.size === count);
}
