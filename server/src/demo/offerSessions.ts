import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { Attendance } from "../features/studySessions/answers/Attendance";
import { AttendanceAnswer, Frequency } from "../features/studySessions/choices";
import { clockTimeOf, dayOf } from "../features/studySessions/dates/dates";
import { Occurrence } from "../features/studySessions/dates/Occurrence";
import { toOccurrences } from "../features/studySessions/dates/occurrenceRows";
import { StudySession } from "../features/studySessions/plan/StudySession";
import { demoOpenSessions } from "./demoOpenSessions";
import { demoOffers } from "./demoStatements";

interface Member {
  id: string;
  key: string;
  timeZone: string | null;
  /** The titles of their open sessions that are ahead. */
  offered: string[];
}

type Offer = (typeof demoOpenSessions)[number];

const halfHour = 1_800_000;

/** Offers again what has begun. Members with another address are left alone: visitors changed it. */
export async function offerSessions(db: EntityManager, now: Date): Promise<void> {
  const keys = demoOpenSessions.flatMap(({ key, taken = [] }) => [key, ...taken]);
  const members = await db.query<Member[]>(demoOffers, [[...new Set(keys)]]);
  const byKey = new Map(members.map((member) => [member.key, member]));
  for (const offer of demoOpenSessions) {
    const owner = byKey.get(offer.key);
    if (!owner || owner.offered.includes(offer.title)) continue;
    await insertOffer(db, owner, offer, { now, takers: (offer.taken ?? []).flatMap((key) => byKey.get(key) ?? []) });
  }
}

interface Given {
  now: Date;
  takers: readonly Member[];
}

async function insertOffer(db: EntityManager, owner: Member, offer: Offer, { now, takers }: Given): Promise<void> {
  const { title, goal, interest, company, inHours, minutes, partners } = offer;
  const startsAt = new Date((Math.ceil(now.getTime() / halfHour) + inHours * 2) * halfHour);
  const timeZone = owner.timeZone ?? "UTC";
  const startsOn = dayOf(startsAt, timeZone);
  const session = {
    ...{ id: newId(), groupId: null, memberId: owner.id, ownerId: owner.id, title, goal, interest, company },
    ...{ startsOn, startTime: clockTimeOf(startsAt, timeZone), timeZone, durationMinutes: minutes },
    ...{ frequency: Frequency.NONE, weekdays: [], endsOn: null, endsAfter: null, place: null, capacity: 1 + partners },
  };
  const rows = toOccurrences(session, [startsOn]);
  await db.insert(StudySession, session);
  await db.insert(Occurrence, rows);
  const answers = rows.flatMap(({ id: occurrenceId = "", startsAt: seatAt }) =>
    [owner, ...takers].map(({ id: userId }) => ({
      ...{ id: newId(), occurrenceId, userId, answer: AttendanceAnswer.GOING, isStanding: false, seatAt },
    })),
  );
  await db.insert(Attendance, answers);
}
