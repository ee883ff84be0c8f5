import { codeOf, fieldsOf, inputFieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buddyGroupCalls } from "../../../testing/calls/buddyGroupCalls";
import { moderationCalls } from "../../../testing/calls/moderationCalls";
import { openCalls } from "../../../testing/calls/openCalls";
import { useTestApp } from "../../../testing/app/harness";
import { anHour, daily, dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import { explain } from "../../../testing/database/plans";
import type { User } from "../../accounts/users/User";
import { freeSeats } from "./openStatements";
import { sessions as limits } from "../limits";

const testApp = useTestApp();
const { offer, offered, openFor, take, see, ask, member } = openCalls(testApp);
const { send, circle } = sessionCalls(testApp);
const blocks = blockCalls(testApp);
const { befriend } = buddyGroupCalls(testApp);
const { staff, report } = moderationCalls(testApp);

type Listed = { id: string };
const idsFor = async (as: User, args = "") => (await openFor(as, args, "id")).nodes.map(({ id }: Listed) => id);

describe("an open session", () => {
  it("is a free seat for other members: face, title and time, and not for its planner", async () => {
    const { ada, bo, id } = await offered({ interest: "PHYSICS", partners: 2 });

    const { nodes, totalCount } = await openFor(bo);

    expect(nodes.find((date: Listed) => date.id === id)).toMatchObject({
      freeSeats: 2,
      goingCount: 1,
      viewerAnswer: null,
      session: {
        title: "Linear algebra",
        company: "EVERYONE",
        partners: 2,
        interest: "PHYSICS",
        owner: { name: "Ada" },
      },
    });
    expect(totalCount).toBe(nodes.length);
    expect(await idsFor(ada)).not.toContain(id);
    const guest = await testApp().graphql(
      `{ openSessions(from: "${dayIn(0)}T00:00:00Z", to: "${dayIn(7)}T00:00:00Z") { nodes { id } } }`,
    );
    expect(codeOf(guest)).toBe("UNAUTHENTICATED");
  });

  it("is found by its interest, in order of time, by pages that meet", async () => {
    const cy = await member("Cy");
    const { id: first } = await offered({ interest: "ART", startsOn: dayIn(20) });
    const { id: second } = await offered({ interest: "ART", startsOn: dayIn(21) });
    await offered({ interest: "FINANCE", startsOn: dayIn(20) });

    const page = await openFor(cy, ", interest: ART, first: 1");
    const next = await openFor(cy, `, interest: ART, first: 1, after: "${page.pageInfo.endCursor}"`);

    expect([page.nodes[0].id, next.nodes[0].id]).toEqual([first, second]);
    expect([page.pageInfo.hasNextPage, next.pageInfo.hasNextPage, page.totalCount]).toEqual([true, false, 2]);
  });

  it("is read with its session and planner in one statement, for twenty as for one", async () => {
    const cy = await member("Cy");
    for (let n = 0; n < 3; n++) await offered();
    const fields = "id freeSeats viewerAnswer session { id title goal timeZone partners owner { id name avatar } }";
    const cost = (first: number) => testApp().counter.count(() => openFor(cy, `, first: ${first}`, fields));
    const [from, to] = [dayIn(0), dayIn(30)].map((day) => `${day}T00:00:00Z`);
    const page = (first: number) =>
      testApp().counter.count(() =>
        ask(cy, `{ openSessions(from: "${from}", to: "${to}", first: ${first}) { nodes { ${fields} } } }`),
      );
    await cost(1);

    expect([await page(1), await page(20)]).toEqual([1, 1]);
  });

  it.each([
    [false, "occurrences_free"],
    [true, "occurrences_free_of_interest"],
  ])("is found by an index in its order (by interest: %s)", async (hasInterest, index) => {
    const { bo } = await offered({ interest: "ART" });
    await testApp().db.query("set enable_seqscan = off");
    const statement = freeSeats({ limit: 21, hasBlocks: false, hasInterest, hasCursor: false });
    const values = [`'${bo.id}'`, `'${dayIn(0)}'`, `'${dayIn(30)}'`, ...(hasInterest ? ["5"] : [])];

    const plan = await explain(testApp(), statement, values, "force_custom_plan");
    await testApp().db.query("reset enable_seqscan");

    expect(plan).toMatch(new RegExp(`${index}\\b`));
  });

  it("for buddies is for buddies alone", async () => {
    const { ada, bo, cy, id } = await offered({ company: "BUDDIES" });
    expect([await idsFor(bo), await see(bo, id), codeOf(await take(bo, id))]).toEqual([
      expect.not.arrayContaining([id]),
      null,
      "NOT_FOUND",
    ]);
    await befriend(ada, bo);

    expect(await idsFor(bo)).toContain(id);
    expect(await idsFor(cy)).not.toContain(id);
    expect((await take(bo, id)).data.takeSeat.hasSeat).toBe(true);
  });

  it("X5 is never seen by whom a block is with, in either direction, nor with somebody who has a seat", async () => {
    const { ada, bo, cy, id } = await offered({ partners: 3 });
    const di = await member("Di");
    await blocks.change("blockUser", ada, bo);
    await take(cy, id);
    await blocks.change("blockUser", di, cy);

    for (const as of [bo, di]) {
      expect(await idsFor(as)).not.toContain(id);
      expect(await see(as, id)).toBeNull();
      expect(codeOf(await take(as, id))).toBe("NOT_FOUND");
    }
    const edges = `{ studySession(id: "$id") { id } }`;
    expect((await ask(bo, edges.replace("$id", (await see(cy, id)).session.id))).data.studySession).toBeNull();
  });

  it("of a suspended member is not seen, and comes back with them", async () => {
    const { ada, bo, id } = await offered();
    await testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [ada.id]);
    expect([await idsFor(bo), await see(bo, id)]).toEqual([expect.not.arrayContaining([id]), null]);
    await testApp().db.query("update users set absence = null where id = $1", [ada.id]);

    expect(await idsFor(bo)).toContain(id);
  });

  it("is reported, and hidden by moderators from everyone but its planner", async () => {
    const { ada, bo, session, id } = await offered();
    expect(codeOf(await report(bo, "SESSION", session.id))).toBeUndefined();
    await testApp().db.query("update study_sessions set hidden_at = now() where id = $1", [session.id]);

    expect([await idsFor(bo), await see(bo, id), codeOf(await take(bo, id))]).toEqual([
      expect.not.arrayContaining([id]),
      null,
      "NOT_FOUND",
    ]);
    expect((await see(ada, id)).id).toBe(id);
    expect((await see(await staff(), id)).id).toBe(id);
  });

  it("says the zone of its planner to others only if their profile does, and not how it repeats", async () => {
    const [ada, silent, bo] = [await member("Ada", "Asia/Manila"), await member("Silent"), await member("Bo")];
    const seen = async (owner: User) => {
      await offer(owner, { ...daily(2), startsOn: "2028-07-03" });
      const [date] = await testApp().db.query<{ id: string }[]>("select id from occurrences where member_id = $1", [
        owner.id,
      ]);
      return (await see(bo, date?.id ?? "")).session;
    };

    expect(await seen(ada)).toMatchObject({ timeZone: "Asia/Manila", startTime: "19:00", startsOn: "2028-07-03" });
    expect(await seen(silent)).toMatchObject({
      timeZone: "UTC",
      startTime: "11:00",
      startsOn: "2028-07-03",
      repeats: { frequency: "NONE" },
    });
  });

  it("shows who sits there to those who do, and a number to all others", async () => {
    const { ada, bo, cy, id } = await offered({ partners: 2 });
    await take(bo, id);
    const people = async (as: User) =>
      (await see(as, id)).attendees.nodes.map(({ user }: { user: { id: string } }) => user.id);

    expect([await people(ada), await people(bo), await people(cy)]).toEqual([[ada.id, bo.id], [ada.id, bo.id], []]);
    expect((await see(cy, id)).attendees.totalCount).toBe(2);
  });

  it.each([
    [{ company: "NOBODY", partners: 2 }, "partners"],
    [{ company: null, interest: "ART" }, "interest"],
    [{ partners: 0 }, "partners"],
    [{ partners: 8 }, "partners"],
    [{ place: "Room 4" }, "place"],
    [{ capacity: 4 }, "capacity"],
  ])("is refused by its field: %j", async (wishes, field) => {
    const answer = await offer(await member("Ada"), wishes);

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  it("is a member's own, never a group's", async () => {
    const { ada, groupId } = await circle();

    expect(inputFieldsOf(await offer(ada, { groupId }))).toEqual(["company"]);
  });

  it(`are at most ${limits.openPerMember} of a member`, async () => {
    const ada = await member("Ada");
    for (let count = 0; count < limits.openPerMember; count++) expect(codeOf(await offer(ada))).toBeUndefined();

    expect(codeOf(await offer(ada))).toBe("CONFLICT");
    expect(codeOf(await send("createStudySession", ada, anHour()))).toBeUndefined();
  });

  it("is opened and closed later, but not while somebody has a seat", async () => {
    const { ada, bo, session, id } = await offered({ company: "NOBODY" });
    const change = (input: object) => send("updateStudySession", ada, { sessionId: session.id, ...input });
    expect(await see(bo, id)).toBeNull();

    expect(codeOf(await change({ company: "EVERYONE", partners: 2 }))).toBeUndefined();
    expect((await see(bo, id)).freeSeats).toBe(2);
    await take(bo, id);
    expect(codeOf(await change({ company: "NOBODY" }))).toBe("CONFLICT");
    expect(codeOf(await change({ partners: 1, title: "Rings" }))).toBeUndefined();
    expect((await see(ada, id)).freeSeats).toBe(0);
    await send("cancelOccurrence", ada, { occurrenceId: id });

    expect(codeOf(await change({ company: "NOBODY" }))).toBeUndefined();
  });

  it.each([
    [{ partners: 2 }, "partners"],
    [{ interest: "ART" }, "interest"],
    [{ company: "NOBODY", partners: 2 }, "partners"],
  ])("has no seats for others, and no interest, while it is not open: %j", async (input, field) => {
    const { ada, session } = await offered({ company: "NOBODY" });

    const answer = await send("updateStudySession", ada, { sessionId: session.id, title: "Rings", ...input });

    expect([codeOf(answer), inputFieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
    const cleared = { sessionId: session.id, title: "Rings", interest: null };
    expect(codeOf(await send("updateStudySession", ada, cleared))).toBeUndefined();
  });

  it("needs a range that is not empty, and not longer than 62 days", async () => {
    const bo = await member("Bo");
    const range = async (from: string, to: string) =>
      ask(bo, `{ openSessions(from: "${from}T00:00:00Z", to: "${to}T00:00:00Z") { nodes { id } } }`);

    expect(fieldsOf(await range(dayIn(1), dayIn(1)))).toEqual(["to"]);
    expect(fieldsOf(await range(dayIn(0), dayIn(64)))).toEqual(["to"]);
  });
});
