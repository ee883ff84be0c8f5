import { badInput } from "../../errors";
import type { AppContext } from "../../platform/context";
import type { Db } from "../../platform/database/Db";
import { rooms as limits } from "../../platform/limits/memberLimits";
import { fieldMessages } from "../../platform/messages";
import { dayIn, streakOf } from "./days";
import { studied } from "./focusStatements";
import { type StudyDay, StudyStats } from "./StudyStats";

const daysOfStreak = 366;
/** A streak over the days above has more, with all its rests. Who has so many may have begun before. */
const longStreak = 200;
const dayMs = 24 * 60 * 60 * 1_000;

interface Studied {
  userId: string;
  timeZone: string | null;
  days: StudyDay[];
  goalsDone: number;
}

/** The numbers of one member. */
interface MemberStats {
  userId: string;
  stats: StudyStats;
}

/** What the member studied in the last weeks, on the calendar of their zone. */
export async function readStats(ctx: AppContext, userId: string, weeks: number): Promise<StudyStats> {
  const [min, max] = [1, limits.weeks];
  if (!(weeks >= min && weeks <= max)) {
    throw badInput({ field: "weeks", message: fieldMessages.outOfRange({ field: "weeks", min, max }) });
  }
  const [found] = await selectStudied(ctx.db, [userId], weeks);
  return toStats(found, weeks);
}

/** The same of several members, in one statement. */
export async function selectStats(db: Db, userIds: readonly string[], weeks: number): Promise<MemberStats[]> {
  const rows = await selectStudied(db, userIds, weeks);
  return rows.map((row) => ({ userId: row.userId, stats: toStats(row, weeks) }));
}

/** Days before the last year are read for those alone with a streak that may go on there. */
async function selectStudied(db: Db, userIds: readonly string[], weeks: number): Promise<Studied[]> {
  const read = (ids: readonly string[], days: number) =>
    db.rows<Studied>(studied, [ids, Math.max(weeks * 7, days), weeks * 7]);
  const rows = await read(userIds, daysOfStreak);
  const long = rows.filter((row) => streakOf(row.days, todayOf(row)) > longStreak).map(({ userId }) => userId);
  if (long.length === 0) return rows;
  const whole = new Map((await read(long, limits.streakDays)).map((row) => [row.userId, row]));
  return rows.map((row) => whole.get(row.userId) ?? row);
}

const todayOf = ({ timeZone }: Pick<Studied, "timeZone">) => dayIn(timeZone, new Date());

/** A streak may be older than the weeks. */
function toStats(found: Studied | undefined, weeks: number): StudyStats {
  const { timeZone = null, days: all = [], goalsDone = 0 } = found ?? {};
  const today = todayOf({ timeZone });
  const since = Date.parse(today) - weeks * 7 * dayMs;
  const days = all.filter(({ date }) => date <= today && Date.parse(date) > since);
  return Object.assign(new StudyStats(), {
    days,
    streakDays: streakOf(all, today),
    totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    goalsDone,
  });
}
