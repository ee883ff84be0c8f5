import { buildBook } from "../../testing/app/buildBook";
import { buildPost, buildUser } from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { blockCalls } from "../../testing/calls/blockCalls";
import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { groupCalls } from "../../testing/calls/groupCalls";
import { dayFromNow, readingCalls } from "../../testing/calls/readingCalls";
import { restCall } from "../../testing/calls/restCall";
import { removeMember } from "../accounts/deletion/removeMember";
import { beginAbsence } from "../accounts/suspension/absence";
import type { User } from "../accounts/users/User";
import { reading as limits } from "./limits";

const testApp = useTestApp();
const rest = restCall(testApp);
const groups = groupCalls(testApp);
const { ask, planOf, send } = readingCalls(testApp);

const weeks = ["Chapters 1–3", "Chapters 4–6", "The rest"];

/** A group of Ada's with Bo in it; Eve is in none. */
async function scene(settings: object | null = null) {
  const found = await groups.scene(settings);
  const { bo, groupId } = found;
  await groups.send("joinGroup", bo, { groupId });
  await groups.send("acceptJoinRequest", found.ada, { groupId, userId: bo.id });
  const bookId = await buildBook(testApp().db);
  const plan = (as: User, more: object = {}) =>
    send("planReading", as, { groupId, bookId, startsOn: dayFromNow(-8), weeks, ...more });
  const tick = (as: User, week: number, isRead = true) => send("tickReadingWeek", as, { groupId, week, isRead });
  return { ...found, bookId, plan, tick };
}

interface Week {
  isRead: boolean;
  readCount: number;
  readers: { name: string }[];
}

const weekOf = async (groupId: string, as: User, week: number) =>
  ((await planOf(groupId, as)) as { weeks: Week[] }).weeks[week - 1] as Week;

describe("a book that a group reads together", () => {
  it("has a plan of weeks that its members see, with the week of today", async () => {
    const { ada, bo, groupId, bookId, plan } = await scene();

    const planned = await plan(bo);

    const shown = {
      ...{ title: "Keys to Drawing", authors: ["Bert Dodson"], startsOn: dayFromNow(-8), currentWeek: 2 },
      ...{ viewerCanChange: true, book: { id: bookId, isInCatalogue: true } },
      weeks: weeks.map((text, index) => ({ week: index + 1, text, isRead: false, readCount: 0, readers: [] })),
    };
    expect(planned.data.planReading.readingPlan).toEqual(shown);
    expect(await planOf(groupId, ada)).toEqual(shown);
  });

  it.each(["OPEN", "ON_REQUEST"])("is nothing for others than members of a group that is %s", async (visibility) => {
    const { ada, eve, groupId, bookId, plan, tick } = await scene({ visibility });
    await plan(ada);

    expect(await planOf(groupId, eve)).toBeNull();
    expect(codeOf(await tick(eve, 1))).toBe("NOT_FOUND");
    expect(codeOf(await send("planReading", eve, { groupId, bookId, startsOn: dayFromNow(0), weeks }))).toBe(
      "FORBIDDEN",
    );
    expect(codeOf(await send("endReadingPlan", eve, { groupId }))).toBe("NOT_FOUND");
    expect((await rest(`GET /api/reading-plans/${groupId}`, { as: eve })).status).toBe(404);
    expect((await rest(`GET /api/reading-plans/${groupId}`)).status).toBe(401);
  });

  it("is not there for those who do not see a private group", async () => {
    const { ada, eve, groupId, bookId, plan } = await scene();
    await plan(ada);
    await groups.send("updateGroup", ada, { groupId, visibility: "PRIVATE" });

    expect(codeOf(await send("planReading", eve, { groupId, bookId, startsOn: dayFromNow(0), weeks }))).toBe(
      "NOT_FOUND",
    );
    expect((await rest(`GET /api/reading-plans/${groupId}`, { as: eve })).status).toBe(404);
    expect(await planOf(groupId, ada)).toMatchObject({ title: "Keys to Drawing" });
  });

  it("is one at a time, also when two members plan at once", async () => {
    const { ada, bo, groupId, plan } = await scene();

    const planned = await Promise.all([plan(ada), plan(bo)]);

    expect(planned.map((answer) => codeOf(answer) ?? "yes").sort()).toEqual(["CONFLICT", "yes"]);
    await send("endReadingPlan", ada, { groupId });
    expect((await plan(bo)).errors).toBeUndefined();
  });

  it("is ticked off week by week; members see how many are there, and who", async () => {
    const { ada, bo, groupId, plan, tick } = await scene();
    await plan(ada);

    await tick(bo, 1);
    await tick(bo, 1);
    const ticked = await tick(ada, 1);
    await tick(ada, 2);
    await tick(ada, 2, false);

    expect(ticked.data.tickReadingWeek.readingPlan.weeks[0]).toMatchObject({ isRead: true, readCount: 2 });
    expect(await weekOf(groupId, bo, 1)).toMatchObject({ readers: [{ name: bo.name }, { name: ada.name }] });
    expect(await weekOf(groupId, bo, 2)).toMatchObject({ isRead: false, readCount: 0 });
    expect(fieldsOf(await tick(bo, 4))).toEqual(["input.week"]);
  });

  it("counts no member whom the viewer may not see: blocked, absent, gone from the group or deleted", async () => {
    const { ada, bo, eve, groupId, plan, tick } = await scene();
    const [finn, gwen] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    await plan(ada);
    for (const member of [eve, finn, gwen]) await groups.send("joinGroup", member, { groupId });
    for (const member of [bo, eve, finn, gwen]) await tick(member, 1);
    expect(await weekOf(groupId, bo, 1)).toMatchObject({ readCount: 4 });

    await blockCalls(testApp).change("blockUser", eve, bo);
    expect(await weekOf(groupId, bo, 1)).toMatchObject({ readCount: 3 });
    await groups.send("leaveGroup", finn, { groupId });
    await testApp().services.db.transaction((tx) =>
      beginAbsence(testApp().services, tx, gwen.id, { kind: "LEAVING", until: null, reason: null }),
    );
    expect(await weekOf(groupId, bo, 1)).toMatchObject({ readCount: 1, readers: [{ name: bo.name }] });
    await removeMember(testApp().services, eve.id, { keepsContent: true });
    expect(await weekOf(groupId, ada, 1)).toMatchObject({ readCount: 1 });
  });

  it("is hidden from members with a block between them and its planner, but not from those who look after the group", async () => {
    const { ada, bo, eve, groupId, plan, tick } = await scene();
    await groups.send("joinGroup", eve, { groupId });
    await plan(bo);
    await blockCalls(testApp).change("blockUser", eve, bo);

    expect(await planOf(groupId, eve)).toBeNull();
    expect(codeOf(await tick(eve, 1))).toBe("NOT_FOUND");
    expect((await rest(`GET /api/reading-plans/${groupId}`, { as: eve })).status).toBe(404);
    await blockCalls(testApp).change("blockUser", bo, ada);
    expect(await planOf(groupId, ada)).toMatchObject({ viewerCanChange: true });
  });

  it("is changed and ended by its planner and those who look after the group; ticks of weeks that stay are kept", async () => {
    const { ada, bo, eve, groupId, plan, tick } = await scene();
    await groups.send("joinGroup", eve, { groupId });
    await plan(bo);
    for (const week of [1, 3]) await tick(eve, week);

    const changed = await send("changeReadingPlan", ada, { groupId, weeks: ["All of it", "Again"] });
    const moved = await send("changeReadingPlan", bo, { groupId, startsOn: dayFromNow(2) });

    const texts = changed.data.changeReadingPlan.readingPlan.weeks.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(["All of it", "Again"]);
    expect(moved.data.changeReadingPlan.readingPlan).toMatchObject({ startsOn: dayFromNow(2), currentWeek: null });
    expect(codeOf(await send("changeReadingPlan", eve, { groupId, weeks: ["Mine"] }))).toBe("FORBIDDEN");
    expect(codeOf(await send("endReadingPlan", eve, { groupId }))).toBe("FORBIDDEN");
    await send("changeReadingPlan", bo, { groupId, weeks });
    expect((await weekOf(groupId, eve, 1)).isRead).toBe(true);
    expect((await weekOf(groupId, eve, 3)).isRead).toBe(false);
    expect((await send("endReadingPlan", bo, { groupId })).data.endReadingPlan.readingPlan).toBeNull();
    expect(await testApp().db.query("select from reading_ticks where user_id = $1", [eve.id])).toEqual([]);
  });

  it("goes on when its planner deletes the account", async () => {
    const { ada, bo, groupId, plan } = await scene();
    await plan(bo);

    await removeMember(testApp().services, bo.id, { keepsContent: true });

    expect(await planOf(groupId, ada)).toMatchObject({ title: "Keys to Drawing", viewerCanChange: true });
  });

  it.each([
    ["input.weeks", { weeks: [] }],
    ["input.weeks", { weeks: ["One", " "] }],
    ["input.weeks", { weeks: ["x".repeat(limits.week + 1)] }],
    ["input.weeks", { weeks: Array.from({ length: limits.weeks + 1 }, () => "Week") }],
    ["input.startsOn", { startsOn: "tomorrow" }],
    ["input.startsOn", { startsOn: "1999-12-31" }],
    ["input.bookId", { bookId: "1" }],
  ])("names the field %s of a plan that is wrong", async (field, wrong) => {
    const { ada, plan } = await scene();

    expect(fieldsOf(await plan(ada, wrong))).toEqual([field]);
  });

  it("is about a book that its planner sees", async () => {
    const { ada, plan } = await scene();

    expect(codeOf(await plan(ada, { bookId: "0197f0a0-0000-7000-8000-000000000000" }))).toBe("NOT_FOUND");
  });

  it("takes as many statements for several groups, weeks and readers as for one", async () => {
    const ada = await buildUser(testApp().db);
    const bookId = await buildBook(testApp().db);
    const counted = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const { id: groupId } = await buildPost(testApp().db, { authorId: ada.id });
        await send("planReading", ada, { groupId, bookId, startsOn: dayFromNow(0), weeks });
        for (const week of [1, 2]) await send("tickReadingWeek", ada, { groupId, week });
      }
      const plan =
        "readingPlan { title currentWeek viewerCanChange book { title } weeks { text isRead readCount readers { id } } }";
      return testApp().counter.count(() => ask(`{ me { groups(first: 20) { nodes { id ${plan} } } } }`, ada));
    };

    expect(await counted(1)).toBe(await counted(3));
  });

  it("is the same over REST", async () => {
    const { ada, bo, groupId, bookId } = await scene();
    const path = `/api/reading-plans/${groupId}`;

    const made = await rest(`POST ${path}`, { as: ada, body: { bookId, startsOn: dayFromNow(0), weeks } });
    const ticked = await rest(`PUT ${path}/weeks/1`, { as: bo });
    const back = await rest(`DELETE ${path}/weeks/1`, { as: bo });

    expect(made.body).toEqual({
      ...{ _id: expect.any(String), bookId, title: "Keys to Drawing", authors: "Bert Dodson" },
      ...{ startsOn: dayFromNow(0), currentWeek: 1, weeks },
      progress: [1, 2, 3].map((week) => ({ week, isRead: false, readCount: 0 })),
    });
    expect(ticked.body.progress).toContainEqual({ week: 1, isRead: true, readCount: 1 });
    expect(back.body.progress).toContainEqual({ week: 1, isRead: false, readCount: 0 });
    expect((await rest(`PUT ${path}/weeks/none`, { as: bo })).status).toBe(400);
    expect((await rest(`DELETE ${path}`, { as: bo })).status).toBe(403);
    expect((await rest(`DELETE ${path}`, { as: ada })).body).toEqual({ msg: "Plan ended" });
    expect((await rest(`GET ${path}`, { as: ada })).status).toBe(404);
  });
});
