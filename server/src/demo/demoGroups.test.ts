import { MoreThan } from "typeorm";
import { v7 as newId } from "uuid";
import { User } from "../features/accounts/users/User";
import { Comment } from "../features/groups/discussion/Comment";
import { presenceOf } from "../features/rooms/presence/RoomPresence";
import { Occurrence } from "../features/studySessions/dates/Occurrence";
import { useTestApp } from "../testing/app/harness";
import { demoAccount } from "./demoAccount";
import { demoOpenSessions } from "./demoOpenSessions";
import { demoGroups, demoSeats, demoSessions } from "./demoGroups";
import { renewDemo } from "./renewDemo";
import { seedIfEmpty } from "./seed";

const testApp = useTestApp();
const minute = 60_000;
const day = 24 * 60 * minute;
let as: User;

beforeAll(async () => {
  const { db, services } = testApp();
  await seedIfEmpty({ db, passwords: services.passwords });
  as = await db.findOneByOrFail(User, { email: demoAccount.email });
});

const ask = async (query: string) => {
  const { data, errors } = await testApp().graphql(query, {}, { as });
  expect(errors).toBeUndefined();
  return data;
};

it("the demo community has groups of each visibility and of every interest", async () => {
  const { data } = await testApp().graphql(`{ groups(first: 100) { nodes { visibility interest } } }`, {}, { as });
  const { nodes } = data.groups as { nodes: { visibility: string; interest: string | null }[] };

  expect(new Set(nodes.map(({ visibility }) => visibility))).toEqual(new Set(["OPEN", "ON_REQUEST"]));
  expect(new Set(nodes.flatMap(({ interest }) => interest ?? [])).size).toBe(7);
  expect(demoGroups.filter(({ visibility }) => visibility === "PRIVATE")).toHaveLength(2);
});

it("the demo account belongs to some groups, private ones among them, and owns one with a request that waits", async () => {
  const fields = `id title visibility memberCount viewerMembership { role } members(first: 100) { nodes { role } }`;
  const { myGroups, waiting } = await ask(
    `{ myGroups(first: 30) { nodes { ${fields} } } waiting { groups { count group { title } } buddies { id } } }`,
  );
  const { nodes } = myGroups as {
    nodes: { title: string; visibility: string; memberCount: number; members: { nodes: unknown[] } }[];
  };

  expect(nodes.length).toBeGreaterThanOrEqual(8);
  expect(nodes.map(({ title }) => title)).toEqual(expect.arrayContaining(["Portfolio evening", "Runasimi by ear"]));
  for (const { memberCount, members } of nodes) expect(members.nodes).toHaveLength(memberCount);
  expect(waiting.groups).toEqual([{ count: 1, group: { title: "Friday finish" } }]);
  expect(waiting.buddies).toHaveLength(1);
});

it("shows the demo account at home what comes next, somebody who studies, and something new", async () => {
  const { nextUp, studyingNow, firstSteps } = await ask(
    `{ nextUp { startsAt goingCount } studyingNow { room { id } buddies { name } } firstSteps }`,
  );

  expect(nextUp).toHaveLength(5);
  expect(studyingNow.length).toBeGreaterThanOrEqual(2);
  expect(studyingNow.flatMap(({ buddies }: { buddies: unknown[] }) => buddies)).not.toEqual([]);
  expect(firstSteps).toEqual([]);
});

it("says of everyone in the rooms of the demo community that they are demo people, and keeps them there", async () => {
  await presenceOf(testApp().services).sweep();
  const { commons } = await ask(`{ commons { people(first: 10) { nodes { goal } } } }`);

  expect(commons.people.nodes).toHaveLength(demoSeats.filter(({ group }) => !group).length);
  for (const { goal } of commons.people.nodes) expect(goal).toMatch(/ \(demo member\)$/);
});

it("a later start plans again what is over or going on, and one on the same day plans nothing", async () => {
  const { db } = testApp();
  const countAhead = async () =>
    (await db.find(Occurrence)).filter(({ startsAt }) => startsAt.getTime() > Date.now()).length;
  expect(await countAhead()).toBe(demoSessions.length + demoOpenSessions.length);

  await renewDemo(db);
  expect(await countAhead()).toBe(demoSessions.length + demoOpenSessions.length);
  await db.query(
    "update occurrences set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'",
  );
  expect(await countAhead()).toBeLessThan(demoSessions.length + demoOpenSessions.length);
  await renewDemo(db);
  expect(await countAhead()).toBe(demoSessions.length + demoOpenSessions.length);

  const { id } = await db.findOneByOrFail(Occurrence, { startsAt: MoreThan(new Date()) });
  const [startsAt, endsAt] = [new Date(Date.now() - minute), new Date(Date.now() + minute)];
  await db.update(Occurrence, { id }, { startsAt, endsAt });
  expect(await countAhead()).toBe(demoSessions.length + demoOpenSessions.length - 1);
  await renewDemo(db);

  expect(await countAhead()).toBe(demoSessions.length + demoOpenSessions.length);
  const last = Math.max(...(await db.find(Occurrence)).map(({ startsAt }) => startsAt.getTime()));
  expect(last - Date.now()).toBeLessThan(14 * day);
});

it("has conversations of today at each start, but leaves those that visitors continued", async () => {
  const { db } = testApp();
  const said = (group: string) =>
    db.query<{ text: string; at: Date }[]>(
      `select c.text, c.created_at as at from comments c join study_groups g on g.id = c.post_id where g.title = $1
      order by c.created_at, c.id`,
      [group],
    );
  const before = await said("Friday finish");
  const [bus] = await db.query<{ id: string }[]>("select id from study_groups where title = 'Runasimi by ear'");
  await renewDemo(db);
  const visitor = { text: "Allin! I greeted a cat.", id: newId(), postId: bus!.id, authorId: as.id };
  await db.insert(Comment, visitor);
  const inThreeDays = new Date(Date.now() + 3 * day);

  await renewDemo(db, inThreeDays);

  const after = await said("Friday finish");
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  const ages = after.slice(-5).map(({ at }) => (inThreeDays.getTime() - at.getTime()) / minute / 60);
  expect(ages.map((age) => Math.round(age * 10) / 10)).toEqual([3.4, 2.8, 2.2, 1.6, 1]);
  const latest = (await said("Runasimi by ear")).at(-1);
  expect(latest?.text).toBe(visitor.text);
  expect(latest!.at.getTime()).toBeLessThan(Date.now() + minute);
});

it("counts those who go to each date once, and never more than it has places", async () => {
  const { db } = testApp();
  const dates = await db.query<{ counted: number; there: number; capacity: number | null }[]>(
    `select going_count as counted, session.capacity,
       (select count(*)::integer from attendances where occurrence_id = occurrences.id and answer = 'GOING') as there
     from occurrences join study_sessions session on session.id = occurrences.session_id`,
  );

  expect(dates.length).toBeGreaterThanOrEqual(demoSessions.length);
  for (const { counted, there, capacity } of dates) {
    expect(counted).toBe(there);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThanOrEqual(capacity ?? counted);
  }
});

it("B19 the demo account has studied this week, and its profile shows it, as those of a few others do", async () => {
  const { studyWeek, profile } = await ask(
    `{ studyWeek { totalMinutes streakDays } profile(userId: "${as.id}") { studyStats { days { date } totalMinutes } } }`,
  );

  expect(studyWeek.totalMinutes).toBeGreaterThan(0);
  expect(studyWeek.streakDays).toBeGreaterThan(0);
  expect(profile.studyStats.totalMinutes).toBeGreaterThanOrEqual(studyWeek.totalMinutes);
  const { data } = await testApp().graphql(`{ profiles(first: 100) { nodes { studyStats { totalMinutes } } } }`);
  const shown = (data.profiles.nodes as { studyStats: object | null }[]).filter(({ studyStats }) => studyStats);
  expect(shown.length).toBeGreaterThanOrEqual(2);
  expect(shown.length).toBeLessThanOrEqual(5);
});

it("B19 days of study stay as they are when the community is renewed, and new days come with later starts", async () => {
  const { db } = testApp();
  const daysOf = () =>
    db.query<{ day: string; minutes: number }[]>(
      "select day::text, minutes from study_days where user_id = $1 order by day",
      [as.id],
    );
  const before = await daysOf();

  await renewDemo(db, new Date(Date.now() + 7 * day));
  const after = await daysOf();

  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
});

it("offers free seats today and on the next days, those of buddies to buddies", async () => {
  const [from, to] = [new Date(), new Date(Date.now() + 5 * day)].map((at) => at.toISOString());
  const { openSessions } = await ask(
    `{ openSessions(from: "${from}", to: "${to}") { nodes { startsAt freeSeats session { title owner { name } } } } }`,
  );

  const everyones = demoOpenSessions.filter(({ company }) => company === "EVERYONE");
  expect(openSessions.nodes.length).toBeGreaterThanOrEqual(everyones.length);
  const soon = openSessions.nodes.filter(
    ({ startsAt }: { startsAt: string }) => Date.parse(startsAt) < Date.now() + day,
  );
  expect(soon.length).toBeGreaterThanOrEqual(3);
  for (const { freeSeats } of openSessions.nodes) expect(freeSeats).toBeGreaterThan(0);
});

it("has people who were here lately, some in the last week and not all in the last month", async () => {
  const { db } = testApp();
  const inTwoMonths = new Date(Date.now() + 60 * day);
  await renewDemo(db, inTwoMonths);

  const ages = await db.query<{ days: number }[]>(
    `select $1::date - active_on as days from member_activity join users on users.id = user_id
     where email like '%@studycircle.example'`,
    [inTwoMonths],
  );
  const within = (most: number) => ages.filter(({ days }) => days <= most).length;
  expect(within(7)).toBeGreaterThan(5);
  expect(within(30)).toBeGreaterThan(within(7));
  expect(within(30)).toBeLessThan(within(40));
});
