import { codeOf, fieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buildProfile } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { Weekday } from "../../../platform/time/weekday";
import { Profile } from "../../profiles/Profile";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { circle } = sessionCalls(testApp);
const blocks = blockCalls(testApp);

const evening = { weekday: Weekday.TUESDAY, from: "19:00", to: "21:00" };
const manila = { timeZone: "Asia/Manila" };

const shows = (user: User, profile: Partial<Profile>) => buildProfile(testApp().db, { userId: user.id, ...profile });
const now = (user: User, profile: object) => testApp().db.update(Profile, { userId: user.id }, profile);
const hoursFor = (as: User, groupId: string, args = `timeZone: "Asia/Manila"`) =>
  testApp().graphql(`{ group(id: "${groupId}") { freeHours(${args}) { weekday time free of } } }`, {}, { as });
const freeFor = async (as: User, groupId: string, args?: string) =>
  (await hoursFor(as, groupId, args)).data.group.freeHours;

describe("when the members of a group are free", () => {
  it("is the best time of each day by the viewer's clock, as numbers", async () => {
    const { ada, groupId, members } = await circle({}, 3);
    const [bo, cy, di] = members as [User, User, User];
    await shows(ada, { ...manila, availability: [evening] });
    await shows(bo, { ...manila, availability: [{ ...evening, from: "19:30" }] });
    await shows(cy, { timeZone: "Asia/Tokyo", availability: [{ ...evening, from: "20:00", to: "23:00" }] });
    await shows(di, { ...manila, availability: [] });

    expect(await freeFor(ada, groupId)).toEqual([{ weekday: "TUESDAY", time: "19:30", free: 3, of: 3 }]);
    expect(await freeFor(ada, groupId, `timeZone: "Asia/Tokyo", durationMinutes: 90`)).toEqual([
      { weekday: "TUESDAY", time: "20:30", free: 3, of: 3 },
    ]);
    expect(await freeFor(ada, groupId, `timeZone: "Asia/Tokyo", durationMinutes: 120`)).toEqual([
      { weekday: "TUESDAY", time: "20:00", free: 2, of: 3 },
    ]);
  });

  it("of two shows nothing of the hours that the other one does not show", async () => {
    const { ada, groupId, members } = await circle({}, 1);
    const [bo] = members as [User];
    await shows(ada, { ...manila, availability: [evening] });
    await shows(bo, { timeZone: null, availability: [evening] });
    const answers: unknown[] = [await freeFor(ada, groupId)];
    for (const hidden of [
      { availability: [] },
      { availability: [{ ...evening, weekday: Weekday.MONDAY }] },
      { timeZone: "Asia/Manila", availability: [] },
    ]) {
      await now(bo, hidden);
      answers.push(await freeFor(ada, groupId));
    }
    // While Bo is away, the hours of the profile are hidden with it.
    await now(bo, { timeZone: "Asia/Manila", availability: [evening] });
    await testApp().db.query("update users set absence = 'SUSPENDED' where id = $1", [bo.id]);
    answers.push(await freeFor(ada, groupId));

    for (const answer of answers) expect(answer).toEqual([]);
    await testApp().db.query("update users set absence = null where id = $1", [bo.id]);
    expect(await freeFor(ada, groupId)).toEqual([{ weekday: "TUESDAY", time: "19:00", free: 2, of: 2 }]);
  });

  it("does not count whom a block is with, whatever their hours are", async () => {
    const { ada, groupId, members } = await circle({}, 3);
    const [bo, cy, di] = members as [User, User, User];
    for (const user of [ada, bo, cy, di]) await shows(user, { ...manila, availability: [evening] });
    await blocks.change("blockUser", cy, bo);
    const before = await freeFor(bo, groupId);
    await now(cy, { availability: [{ ...evening, weekday: Weekday.SUNDAY }] });

    expect(before).toEqual([{ weekday: "TUESDAY", time: "19:00", free: 3, of: 3 }]);
    expect(await freeFor(bo, groupId)).toEqual(before);
    expect((await freeFor(di, groupId))[0]).toMatchObject({ free: 3, of: 4 });
  });

  it("is for those who may plan in the group", async () => {
    const { ada, groupId, members, outsider } = await circle({}, 2);
    for (const user of [ada, ...members]) await shows(user, { ...manila, availability: [evening] });

    expect(await freeFor(outsider, groupId)).toBeNull();
    expect((await hoursFor(ada, groupId, `timeZone: "Mars/Base"`)).errors).toBeDefined();
    const short = await hoursFor(ada, groupId, "durationMinutes: 5");
    expect([codeOf(short), fieldsOf(short)]).toEqual(["BAD_USER_INPUT", ["durationMinutes"]]);
  });

  it("costs one statement more, for six members as for two", async () => {
    const { ada, groupId, members } = await circle({}, 5);
    const cost = (fields: string) =>
      testApp().counter.count(() => testApp().graphql(`{ group(id: "${groupId}") { id ${fields} } }`, {}, { as: ada }));
    await cost("");
    const asked = `freeHours(timeZone: "Asia/Manila") { free }`;
    const plain = await cost("viewerMembership { id }");
    const [few] = [await cost(`viewerMembership { id } ${asked}`)];
    for (const user of [ada, ...members]) await shows(user, { ...manila, availability: [evening] });

    expect([few - plain, (await cost(`viewerMembership { id } ${asked}`)) - plain]).toEqual([1, 1]);
  });
});
