import DataLoader from "dataloader";
import type { Db } from "../../platform/database/Db";
import { oneLoader } from "../../platform/database/loader";
import { attendeeLoader } from "./answers/attendees";
import type { AttendanceAnswer } from "./choices";
import type { Occurrence } from "./dates/Occurrence";
import { hoursLoader } from "./hours/hoursLoader";
import { keptSeatsLoader } from "./open/KeptSeats";
import { sightLoader } from "./open/openSight";
import * as statements from "./plan/studySessionStatements";
import type { StudySession } from "./plan/StudySession";

interface Pair {
  occurrenceId: string;
  userId: string;
}

export interface Answered extends Pair {
  answer: AttendanceAnswer;
  /** In the waiting list, from 1 on; null outside of it. */
  place: number | null;
}

interface GroupRange {
  groupId: string;
  from: Date;
  to: Date;
  first: number;
}

interface GroupViewer {
  groupId: string;
  /** null: a member without blocks, for whom it is the same as for all others. */
  viewerId: string | null;
}

interface DateBefore {
  id: string;
  localTime: string;
  originalStartsAt: Date;
}

interface UpcomingCounts {
  id: string;
  planned: number;
  moved: number;
  cancelled: number;
}

const pairText = ({ occurrenceId, userId }: Pair) => `${occurrenceId} ${userId}`;
const rangeText = ({ groupId, from, to, first }: GroupRange) => `${groupId} ${from.getTime()} ${to.getTime()} ${first}`;
const viewerText = ({ groupId, viewerId }: GroupViewer) => `${groupId} ${viewerId}`;
const byId = (row: { id: string }) => row.id;

export const sessionLoaders = {
  sightOfSession: sightLoader,
  hoursOfGroup: hoursLoader,
  keptSeats: keptSeatsLoader,
  /** Pages of those who come to dates. */
  attendeesOfDate: attendeeLoader,
  studySession: (db: Db) => oneLoader((ids) => db.rows<StudySession>(statements.sessionsById, [ids]), byId),
  occurrence: (db: Db) => oneLoader((ids) => db.rows<Occurrence>(statements.occurrencesById, [ids]), byId),
  dateBefore: (db: Db) => oneLoader((ids) => db.rows<DateBefore>(statements.datesBefore, [ids]), byId),
  upcomingCounts: (db: Db) => oneLoader((ids) => db.rows<UpcomingCounts>(statements.upcomingCounts, [ids]), byId),
  /** What comes next in a group, for a member. */
  nextOfGroup: (db: Db) =>
    new DataLoader<GroupViewer, Occurrence | null, string>((pairs) => findNext(db, pairs), { cacheKeyFn: viewerText }),
  /** What a member said about a date; null for nothing. */
  answer: (db: Db) =>
    new DataLoader<Pair, Answered | null, string>((pairs) => findAnswers(db, pairs), { cacheKeyFn: pairText }),
  occurrencesOfGroup: (db: Db) =>
    new DataLoader<GroupRange, Occurrence[], string>((ranges) => findDates(db, ranges), { cacheKeyFn: rangeText }),
};

async function findAnswers(db: Db, pairs: readonly Pair[]): Promise<(Answered | null)[]> {
  const values = [pairs.map(({ occurrenceId }) => occurrenceId), pairs.map(({ userId }) => userId)];
  const rows = await db.rows<Answered>(statements.answersByPair, values);
  const found = new Map(rows.map((row) => [pairText(row), row]));
  return pairs.map((pair) => found.get(pairText(pair)) ?? null);
}

async function findDates(db: Db, ranges: readonly GroupRange[]): Promise<Occurrence[][]> {
  const values = (["groupId", "from", "to", "first"] as const).map((key) => ranges.map((range) => range[key]));
  const reach = ranges.reduce((sum, { first }) => sum + first, 0);
  const rows = await db.rows<Occurrence & { number: string }>(statements.occurrencesOfGroups, values, reach);
  const found = ranges.map((): Occurrence[] => []);
  for (const row of rows) found[Number(row.number) - 1]?.push(row);
  return found;
}

async function findNext(db: Db, pairs: readonly GroupViewer[]): Promise<(Occurrence | null)[]> {
  const values = [pairs.map(({ groupId }) => groupId), pairs.map(({ viewerId }) => viewerId)];
  const rows = await db.rows<Occurrence & { number: string }>(statements.nextOfGroups, values);
  const found = new Map(rows.map((row) => [Number(row.number), row]));
  return pairs.map((_pair, index) => found.get(index + 1) ?? null);
}
