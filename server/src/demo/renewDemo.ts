import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { commonsId } from "../features/rooms/commons";
import { Attendance } from "../features/studySessions/answers/Attendance";
import { AttendanceAnswer, Frequency } from "../features/studySessions/choices";
import { dayOf } from "../features/studySessions/dates/dates";
import { Occurrence } from "../features/studySessions/dates/Occurrence";
import { toOccurrences } from "../features/studySessions/dates/occurrenceRows";
import { StudySession } from "../features/studySessions/plan/StudySession";
import { daysBefore } from "./days";
import { demoSeats, demoSessions } from "./demoGroups";
import { addDemoGoals, addDemoMinutes, demoGroupsByTitle, openDemoRoom, takeDemoSeat } from "./demoStatements";
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
 * Keeps the demo community alive, at each start: plans again what has begun, and has a few people in the rooms and days of study
 * behind them. Groups are found by title and by owners with an address of the reserved domain, so one that visitors renamed is left
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
  await addMinutes(db, now);
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

async function planSession(db: EntityManager, group: Found, plan: Plan, now: Date): Promise<void> {
  const { title, goal, inDays, startTime, timeZone, minutes, capacity = null, going } = plan;
  const startsOn = dayOf(daysBefore(now, -inDays), timeZone);
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
