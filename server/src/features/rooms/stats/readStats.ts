import { badInput } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Db } from "../../../platform/database/Db";
import { rooms as limits } from "../limits";
import { fieldMessages } from "../../../platform/messages";
import { dayIn } from "../../../platform/time/dayIn";
import { lastDayOf, readStreak, streakOf } from "./days";
import { studied } from "../focus/focusStatements";
import { type StudyDay, StudyStats } from "./StudyStats";

const daysOfStreak = 366;
/** A streak with at least this many days may have started before the read days, so older days are read, too. */
const longStreak = 200;
const dayMs = 24 * 60 * 60 * 1_000;

interface Studied {
  userId: string;
  timeZone: string | null;
  days: StudyDay[];
  goalsDone: number;
  weeklyGoal: number | null;
}

/** The numbers of one member. */
interface MemberStats {
  userId: string;
  stats: StudyStats;
}

/** The study time of a member in the last weeks, in their time zone. */
export async function readStats(ctx: AppContext, userId: string, weeks: number): Promise<StudyStats> {
  const [min, max] = [1, limits.weeks];
  if (!(weeks >= min && weeks <= max)) {
    throw badInput({ field: "weeks", message: fieldMessages.outOfRange({ field: "weeks", min, max }) });
  }
  const [found] = await selectStudied(ctx.db, [userId], weeks);
  return Object.assign(toStats(found, weeks), { weeklyGoal: found?.weeklyGoal ?? null });
}

/** The same of several members, in one statement; their goals are their own. */
export async function selectStats(db: Db, userIds: readonly string[], weeks: number): Promise<MemberStats[]> {
  const rows = await selectStudied(db, userIds, weeks);
  return rows.map((row) => ({ userId: row.userId, stats: toStats(row, weeks) }));
}

/** Reads days before the last year only for members with a streak that may have started there. */
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

/** The streak may be longer than the weeks. */
function toStats(found: Studied | undefined, weeks: number): StudyStats {
  const { timeZone = null, days: all = [], goalsDone = 0 } = found ?? {};
  const today = todayOf({ timeZone });
  const last = lastDayOf(all, today);
  const since = Date.parse(last) - weeks * 7 * dayMs;
  const days = all.filter(({ date }) => date <= last && Date.parse(date) > since);
  const { restDays, ...streak } = readStreak(all, today);
  return Object.assign(new StudyStats(), {
    days,
    ...streak,
    restDays: restDays.filter((day) => Date.parse(day) > since),
    totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    goalsDone,
    weeklyGoal: null,
  });
}
