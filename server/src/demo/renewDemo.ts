import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { commonsId } from "../features/rooms/commons";
import { Attendance } from "../features/studySessions/answers/Attendance";
import { AttendanceAnswer, Company, Frequency } from "../features/studySessions/choices";
import { dayOf } from "../features/studySessions/dates/dates";
import { Occurrence } from "../features/studySessions/dates/Occurrence";
import { toOccurrences } from "../features/studySessions/dates/occurrenceRows";
import { StudySession } from "../features/studySessions/plan/StudySession";
import { daysBefore } from "./days";
import { demoSeats, demoSessions } from "./demoGroups";
import {
  addDemoGoals,
  addDemoMinutes,
  demoGroupsByTitle,
  moveDemoTalk,
  openDemoRoom,
  takeDemoSeat,
  visitAsDemoPeople,
} from "./demoStatements";
import { demoTalk } from "./demoTalk";
import { offerSessions } from "./offerSessions";
import { demoStudents, demoStudyDays, demoWeeklyGoal } from "./demoStudy";

interface Found {
  id: string;
  title: string;
  ownerId: string;
  members: string[];
  /** The titles of the dates that are ahead. */
  planned: string[];
}

/**
 * Keeps the demo community alive, at each start: plans again what has begun, has a few people in the rooms and days of study
 * behind them, and some conversations of today. Groups are found by title and by owners with an address of the reserved domain, so one that visitors renamed is left
 * alone.
 */
export async function renewDemo(db: EntityManager, now = new Date()): Promise<void> {
  const titles = [...demoSessions, ...demoSeats].flatMap(({ group }) => group ?? []);
  const groups = await db.query<Found[]>(demoGroupsByTitle, [[...new Set(titles)]]);
  for (const group of groups) await planSessions(db, group, now);
  for (const { key, goal, group } of demoSeats) {
    const place = groups.find(({ title }) => title === group);
    if (group && !place) continue;
    if (place) await db.query(openDemoRoom, [place.id]);
    await db.query(takeDemoSeat, [addressOf(key), place?.id ?? commonsId, goal]);
  }
  await offerSessions(db, now);
  await addMinutes(db, now);
  for (const talk of demoTalk) await renewTalk(db, talk, now);
  await db.query(visitAsDemoPeople, [now]);
}

async function renewTalk(
  db: EntityManager,
  { group, hoursAgo, hoursApart, said }: (typeof demoTalk)[number],
  now: Date,
) {
  const times = said.map((_, place) => daysBefore(now, (hoursAgo + (said.length - 1 - place) * hoursApart) / 24));
  const [keys, starts] = [said.map(([key]) => addressOf(key)), said.map(([, start]) => start)];
  await db.query(moveDemoTalk, [group, keys, starts, times, now]);
}

const addressOf = (key: string) => `${key}@studycircle.example`;

async function addMinutes(db: EntityManager, now: Date): Promise<void> {
  const days = demoStudyDays(now);
  const values = [
    days.map(({ key }) => addressOf(key)),
    days.map(({ day }) => day),
    days.map(({ minutes }) => minutes),
  ];
  await db.query(addDemoMinutes, values);
  await db.query(addDemoGoals, [demoStudents.map(addressOf), demoWeeklyGoal]);
}

type Plan = (typeof demoSessions)[number];

/** As many dates as are missing, the last ones first: those before them are still ahead. */
async function planSessions(db: EntityManager, group: Found, now: Date): Promise<void> {
  const plans = demoSessions.filter((plan) => plan.group === group.title);
  for (const title of new Set(plans.map((plan) => plan.title))) {
    const ofTitle = plans.filter((plan) => plan.title === title);
    const ahead = group.planned.filter((planned) => planned === title).length;
    for (const plan of ofTitle.slice(Math.min(ahead, ofTitle.length))) await planSession(db, group, plan, now);
  }
}

function startOf({ inDays, inHours, startTime, timeZone }: Plan, now: Date) {
  if (inHours === undefined) return { startsOn: dayOf(daysBefore(now, -inDays), timeZone), startTime };
  const start = new Date(Math.ceil(now.getTime() / hourMs + inHours) * hourMs);
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(start);
  return { startsOn: dayOf(start, timeZone), startTime: time };
}

const hourMs = 3_600_000;

async function planSession(db: EntityManager, group: Found, plan: Plan, now: Date): Promise<void> {
  const { title, goal, timeZone, minutes, capacity = null, going } = plan;
  const { startsOn, startTime } = startOf(plan, now);
  const session = {
    ...{
      id: newId(),
      groupId: group.id,
      memberId: null,
      ownerId: group.ownerId,
      title,
      goal,
      startsOn,
      startTime,
      timeZone,
    },
    ...{
      durationMinutes: minutes,
      frequency: Frequency.NONE,
      weekdays: [],
      endsOn: null,
      endsAfter: null,
      place: null,
      capacity,
      company: Company.NOBODY,
      interest: null,
    },
  };
  const userIds = [group.ownerId, ...group.members.slice(0, going)];
  const rows = toOccurrences(session, [startsOn]);
  await db.insert(StudySession, session);
  await db.insert(Occurrence, rows);
  const answers = rows.flatMap(({ id: occurrenceId = "" }) =>
    userIds.map((userId) => ({ id: newId(), occurrenceId, userId, answer: AttendanceAnswer.GOING, isStanding: false })),
  );
  await db.insert(Attendance, answers);
}
