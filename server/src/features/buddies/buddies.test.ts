import type { User } from "../accounts/users/User";
import { buddyCalls } from "../../testing/calls/buddyCalls";
import { buildProfile, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, stateOf, people, pair } = buddyCalls(testApp);

describe("me.buddies", () => {
  it("pages the newest first, for the member alone", async () => {
    const [ada, ...others] = (await people(4)) as [User, ...User[]];
    for (const other of others) {
      await send("requestBuddy", ada, other);
      await send("acceptBuddy", other, ada);
    }
    const page = async (after: string) =>
      (
        await testApp().graphql(
          `{ me { buddies(first: 2 ${after}) { nodes { user { id } } pageInfo { endCursor hasNextPage } totalCount } } }`,
          {},
          { as: ada },
        )
      ).data.me.buddies;

    const first = await page("");
    const second = await page(`after: "${first.pageInfo.endCursor}"`);
    const foreign = await testApp().graphql(
      `{ user(id: "${ada.id}") { buddies { totalCount } } }`,
      {},
      { as: others[0] },
    );

    const ids = [...first.nodes, ...second.nodes].map(({ user }) => user.id);
    expect([first.totalCount, first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([3, true, false]);
    expect(ids).toEqual(others.map(({ id }) => id).reverse());
    expect(foreign.data.user.buddies).toBeNull();
  });

  it("takes as many statements for ten cards of the directory as for two", async () => {
    const { db, counter } = testApp();
    for (let index = 0; index < 10; index++) await buildProfile(db);
    const as = await buildUser(db);
    const cards = (first: number) => () =>
      testApp().graphql(
        `{ profiles(first: ${first}) { nodes { user { buddyState viewerCanRequestBuddy wasSeenThisWeek } } } }`,
        {},
        { as },
      );
    await cards(1)();

    const two = await counter.count(cards(2));
    const ten = await counter.count(cards(10));

    expect(ten).toBe(two);
    expect(two).toBeLessThanOrEqual(3);
  });

  it("says who was here this week, without the time, and to members only", async () => {
    const [ada, bo] = await pair();
    await stateOf(bo, ada);
    const ask = `{ user(id: "${bo.id}") { wasSeenThisWeek buddyState } }`;

    const recent = await testApp().graphql(ask, {}, { as: ada });
    await testApp().db.query(`update sessions set last_seen_at = now() - interval '8 days' where user_id = $1`, [
      bo.id,
    ]);
    const before = await testApp().graphql(ask, {}, { as: ada });
    const guest = await testApp().graphql(ask);

    expect(recent.data.user.wasSeenThisWeek).toBe(true);
    expect(before.data.user.wasSeenThisWeek).toBe(false);
    expect(guest.data.user).toEqual({ wasSeenThisWeek: null, buddyState: null });
  });
});

describe("notifications of buddies", () => {
  it("come once for a request and for its answer, and go with the request", async () => {
    const [ada, bo] = await pair();
    const linesOf = async (as: User) => {
      await testApp().runJobs();
      const { data } = await testApp().graphql("{ me { notifications { nodes { kind summary } } } }", {}, { as });
      return data.me.notifications.nodes.map(({ kind }: { kind: string }) => kind);
    };
    await send("requestBuddy", ada, bo);
    const asked = await linesOf(bo);
    await send("cancelBuddyRequest", ada, bo);
    const cancelled = await linesOf(bo);
    await send("requestBuddy", ada, bo);
    await send("acceptBuddy", bo, ada);

    expect([asked, cancelled]).toEqual([["BUDDY_REQUEST"], []]);
    expect([await linesOf(bo), await linesOf(ada)]).toEqual([[], ["BUDDY_ACCEPTED"]]);
  });
});

describe("/api/buddies", () => {
  it("asks, answers, lists and removes by the same rules", async () => {
    const [ada, bo] = await pair();
    const asked = await rest(`POST /api/buddies/${bo.id}/request`, {
      as: ada,
      body: { message: "Do you like to read?" },
    });
    const twice = await rest(`POST /api/buddies/${bo.id}/request`, { as: ada, body: {} });
    const received = await rest("GET /api/buddies/requests/received", { as: bo });
    const sent = await rest("GET /api/buddies/requests/sent", { as: ada });
    const accepted = await rest(`POST /api/buddies/${ada.id}/accept`, { as: bo });
    const list = await rest("GET /api/buddies", { as: ada });
    const removed = await rest(`DELETE /api/buddies/${bo.id}`, { as: ada });

    expect([asked.status, asked.body.state, asked.body.user._id]).toEqual([200, "REQUESTED", bo.id]);
    expect(twice.status).toBe(409);
    expect(received.body).toMatchObject([{ user: { _id: ada.id }, message: "Do you like to read?" }]);
    expect(sent.body).toMatchObject([{ user: { _id: bo.id } }]);
    expect(accepted.body.state).toBe("BUDDIES");
    expect(list.body).toMatchObject([{ user: { _id: bo.id, name: bo.name } }]);
    expect(removed.body.state).toBe("NONE");
  });

  it("declines and cancels, and names what is wrong", async () => {
    const [ada, bo] = await pair();
    await rest(`POST /api/buddies/${bo.id}/request`, { as: ada, body: {} });
    const declined = await rest(`POST /api/buddies/${ada.id}/decline`, { as: bo });
    const cancelled = await rest(`POST /api/buddies/${bo.id}/cancel`, { as: ada });
    const noId = await rest("POST /api/buddies/none/accept", { as: ada });
    const tooLong = await rest(`POST /api/buddies/${bo.id}/request`, { as: ada, body: { message: "x".repeat(301) } });

    expect([declined.body.state, cancelled.body.state]).toEqual(["NONE", "NONE"]);
    expect([noId.status, tooLong.status, tooLong.body.errors[0].param]).toEqual([400, 400, "message"]);
  });
});
