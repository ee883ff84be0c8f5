import { badInput, notFound } from "../../errors";
import { authorize } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { rooms as limits } from "../../platform/limits/memberLimits";
import { fieldMessages } from "../../platform/messages";
import { dayIn, streakOf } from "./days";
import * as statements from "./focusStatements";
import { roomMessages } from "./messages";
import type { FinishFocusInput } from "./roomInputs";
import { roomActions } from "./roomPolicy";
import type { StudyFocus } from "./StudyFocus";
import { type StudyDay, StudyStats } from "./StudyStats";

/** Says how far the viewer came in a focus. NOT_FOUND for others' ones, and a day after the end. */
export async function finishFocus(ctx: AppContext, { focusId, result }: FinishFocusInput): Promise<StudyFocus> {
  const viewer = authorize(ctx, roomActions.read);
  const [focus] = await ctx.db.transaction((tx) =>
    tx.rows<StudyFocus>(statements.finishFocus, [focusId, viewer.id, result]),
  );
  if (!focus) throw notFound(roomMessages.focusNotFound());
  return focus;
}

export const findOpenFocus = (ctx: AppContext, userId: string): Promise<StudyFocus | null> =>
  ctx.db.row<StudyFocus>(statements.openFocus, [userId]);

export async function listRecentGoals(ctx: AppContext, userId: string): Promise<string[]> {
  const rows = await ctx.db.rows<{ goal: string }>(statements.recentGoals, [userId]);
  return rows.map(({ goal }) => goal);
}

const daysOfStreak = 366;

interface Studied {
  timeZone: string | null;
  days: StudyDay[];
  goalsDone: number;
}

/** What the member studied in the last weeks, on the calendar of their zone. A streak may be older than that. */
export async function readStats(ctx: AppContext, userId: string, weeks: number): Promise<StudyStats> {
  const [min, max] = [1, limits.weeks];
  if (!(weeks >= min && weeks <= max)) {
    throw badInput({ field: "weeks", message: fieldMessages.outOfRange({ field: "weeks", min, max }) });
  }
  const asked = weeks * 7;
  const found = await ctx.db.row<Studied>(statements.studied, [userId, Math.max(asked, daysOfStreak), asked]);
  const { timeZone = null, days: all = [], goalsDone = 0 } = found ?? {};
  const today = dayIn(timeZone, new Date());
  const since = Date.parse(today) - asked * 24 * 60 * 60 * 1_000;
  const days = all.filter(({ date }) => date <= today && Date.parse(date) > since);
  return Object.assign(new StudyStats(), {
    days,
    streakDays: streakOf(all, today),
    totalMinutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    goalsDone,
  });
}
