import { buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { fieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { restCall } from "../../../testing/calls/restCall";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { Post } from "../../groups/discussion/Post";
import { Interest } from "../../profiles/interest";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send } = groupCalls(testApp);
const { plan, datesOf, pass, answer } = sessionCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);

beforeEach(() => testApp().db.query("delete from users"));

const groupFields = "group { id name } topics";
const groupsFor = async (as: User, first = 10) =>
  (await testApp().graphql(`{ suggestedGroups(first: ${first}) { ${groupFields} } }`, {}, { as })).data
    .suggestedGroups as { group: { id: string; name: string }; topics: string[] }[];
const namesFor = async (as: User) => (await groupsFor(as)).map(({ group }) => group.name);
const sessionsFor = async (as: User, first = 10) =>
  (
    await testApp().graphql(
      `{ suggestedSessions(first: ${first}) { id session { title owner { id } group { id } } } }`,
      {},
      { as },
    )
  ).data.suggestedSessions as { id: string; session: { title: string } }[];

async function group(title: string, settings: object = {}) {
  const owner = await buildUser(testApp().db);
  const { id } = await buildPost(testApp().db, { authorId: owner.id, text: "Hello" });
  await send("updateGroup", owner, { groupId: id, title, ...settings });
  return { id, owner };
}

/** A group with a session that begins in so many minutes. */
async function meeting(title: string, minutes: number, settings: object = {}, session: object = {}) {
  const { id: groupId, owner } = await group(title, settings);
  const planned = await plan(owner, { groupId, title, ...session });
  const [date] = await datesOf(planned.id);
  await pass([date as { id: string }], minutes);
  return { id: date?.id ?? "", groupId, owner };
}

async function learner(learning: string[], profile: object = {}) {
  const user = await buildUser(testApp().db);
  await buildProfile(testApp().db, { userId: user.id, interest: Interest.PHYSICS, learning, ...profile });
  return user;
}

describe("X4 suggested groups", () => {
  it("are about what one learns, then of one's interest, then busy ones, and say of what", async () => {
    await group("Tea");
    await group("Stars", { interest: "PHYSICS" });
    await group("Conversaciones", { tags: ["spanish"] });
    await group("Slow SPANISH and linear algebra");
    await group("We go places", { tags: [] });
    await group("Gophers", { tags: ["go"] });
    const ada = await learner(["Spanish", "Go", "Linear algebra"]);

    const found = await groupsFor(ada);

    expect(found.slice(0, 3).map(({ group, topics }) => [group.name, topics])).toEqual([
      ["Slow SPANISH and linear algebra", ["Spanish", "Linear algebra"]],
      ["Gophers", ["Go"]],
      ["Conversaciones", ["Spanish"]],
    ]);
    expect(found.slice(3).map(({ group, topics }) => [group.name, topics])).toEqual([
      ["Stars", []],
      ["We go places", []],
      ["Tea", []],
    ]);
  });

  it("are found by what one says before one has a profile, and by words that are no query", async () => {
    await group("Spanish");
    await group("C++ & friends", { tags: ["C++"] });
    const ada = await buildUser(testApp().db);
    await testApp().graphql(
      `mutation { saveStudyWishes(input: { learning: ["spanish", "C++", "' | !x:*", "!!!"] }) { learning } }`,
      {},
      { as: ada },
    );

    expect((await groupsFor(ada)).map(({ topics }) => topics)).toEqual([["C++"], ["spanish"]]);
  });

  it("are never one's own, full, private, hidden, left by removal, or of who is blocked", async () => {
    const ada = await learner(["Spanish"]);
    const joined = await group("Spanish joined");
    await send("joinGroup", ada, { groupId: joined.id });
    const asked = await group("Spanish asked", { visibility: "ON_REQUEST" });
    await send("joinGroup", ada, { groupId: asked.id });
    await group("Spanish private", { visibility: "PRIVATE" });
    const hidden = await group("Spanish hidden");
    await testApp().db.update(Post, { id: hidden.id }, { hiddenAt: new Date() });
    const full = await group("Spanish full", { capacity: 2 });
    await send("joinGroup", await buildUser(testApp().db), { groupId: full.id });
    const blocked = await group("Spanish blocked");
    await group("Spanish on request", { visibility: "ON_REQUEST" });
    await group("Spanish");

    expect(await namesFor(ada)).toEqual(["Spanish", "Spanish on request", "Spanish blocked"]);
    await changeBlock("blockUser", blocked.owner, ada);
    expect(await namesFor(ada)).toEqual(["Spanish", "Spanish on request"]);
  });

  it("take as many statements for ten as for one, and at most ten", async () => {
    const ada = await learner(["Spanish", "Chess"]);
    for (let n = 0; n < 12; n++) await group(`Spanish ${n}`);
    const count = (first: number) => testApp().counter.count(() => groupsFor(ada, first));
    await count(1);

    const one = await count(1);
    expect([one, await count(10)]).toEqual([one, one]);
    expect(one).toBeLessThanOrEqual(3);
    expect(await groupsFor(ada)).toHaveLength(10);
    for (const name of ["suggestedGroups", "suggestedSessions"]) {
      const selected = name === "suggestedGroups" ? "topics" : "id";
      const answer = await testApp().graphql(`{ ${name}(first: 11) { ${selected} } }`, {}, { as: ada });
      expect(fieldsOf(answer)).toEqual(["first"]);
    }
  });

  it("are the same over REST", async () => {
    const { id } = await group("Slow Spanish", { interest: "LANGUAGE" });
    const ada = await learner(["Spanish"]);

    const { status, body } = await rest("GET /api/suggestions/groups?limit=1", { as: ada });

    expect(status).toBe(200);
    expect(body).toEqual([
      { _id: id, name: "Slow Spanish", interest: 3, visibility: "OPEN", members: 1, topics: ["Spanish"] },
    ]);
    expect((await rest("GET /api/suggestions/groups")).status).toBe(401);
  });
});

describe("X4 suggested sessions", () => {
  it("are about what one learns first, then the next; one answer joins the group", async () => {
    const soon = await meeting("Tea", 60);
    const later = await meeting("Slow Spanish", 600);
    const ada = await learner(["Spanish"]);

    const found = await sessionsFor(ada);

    expect(found.map(({ id }) => id)).toEqual([later.id, soon.id]);
    expect(found[0]?.session).toEqual({
      title: "Slow Spanish",
      owner: { id: later.owner.id },
      group: { id: later.groupId },
    });
    expect((await answer(ada, later.id)).data.answerOccurrence.occurrence.viewerAnswer).toBe("GOING");
    expect((await sessionsFor(ada)).map(({ id }) => id)).toEqual([soon.id]);
    const { body } = await rest("GET /api/suggestions/sessions", { as: ada });
    expect(body).toMatchObject([{ _id: soon.id, title: "Tea", answer: null }]);
  });

  it("are within one's hours, where one says them", async () => {
    const at = new Date(Date.now() + 3 * 86_400_000);
    const weekday = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"][at.getUTCDay()];
    const other = weekday === "MONDAY" ? "TUESDAY" : "MONDAY";
    const { id } = await meeting("Noon", 60);
    at.setUTCHours(12, 0, 0, 0);
    await testApp().db.query("update occurrences set starts_at = $2, ends_at = $3 where id = $1", [
      id,
      at,
      new Date(at.getTime() + 3_600_000),
    ]);
    const free = (day: string | undefined) => [{ weekday: day, from: "11:00", to: "14:00" }];
    const fits = await learner([], { timeZone: "UTC", availability: free(weekday) });
    const busy = await learner([], { timeZone: "UTC", availability: free(other) });

    expect([(await sessionsFor(fits)).length, (await sessionsFor(busy)).length]).toEqual([1, 0]);
  });

  it("are of open groups of others with room, and never hidden, cancelled, over or of who is blocked", async () => {
    const ada = await learner([]);
    await meeting("On request", 60, { visibility: "ON_REQUEST" });
    await meeting("Private", 60, { visibility: "PRIVATE" });
    await meeting("Full", 60, {}, { capacity: 1 });
    await meeting("Begun", -5);
    await meeting("Far", 15 * 24 * 60);
    const cancelled = await meeting("Cancelled", 60);
    await testApp().db.query("update occurrences set state = 'CANCELLED' where id = $1", [cancelled.id]);
    const hidden = await meeting("Hidden", 60);
    await testApp().db.update(Post, { id: hidden.groupId }, { hiddenAt: new Date() });
    const joined = await meeting("Joined", 60);
    await send("joinGroup", ada, { groupId: joined.groupId });
    const blocked = await meeting("Blocked", 60);
    const left = await meeting("Left", 90);

    const titles = async () => (await sessionsFor(ada)).map(({ session }) => session.title);
    expect(await titles()).toEqual(["Blocked", "Left"]);
    await changeBlock("blockUser", ada, blocked.owner);
    expect(await titles()).toEqual(["Left"]);
    expect((await sessionsFor(left.owner)).map(({ session }) => session.title)).not.toContain("Left");
  });

  it("take as many statements for ten as for one", async () => {
    const ada = await learner(["Spanish"]);
    for (let n = 0; n < 5; n++) await meeting(`Spanish ${n}`, 60 + n);
    const count = (first: number) => testApp().counter.count(() => sessionsFor(ada, first));
    await count(1);

    const one = await count(1);
    expect([one, await count(10)]).toEqual([one, one]);
    expect(await sessionsFor(ada)).toHaveLength(5);
  });
});
