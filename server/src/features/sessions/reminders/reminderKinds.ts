import { reminders as limits } from "../../../platform/limits/sessionLimits";

/** The two reminders of a date. */
export interface ReminderKind {
  /** The kind of notification. */
  kind: "SESSION_TOMORROW" | "SESSION_SOON";
  event: "dateIsTomorrow" | "dateIsSoon";
  /** How long before the start it is due; who answers later gets none. */
  hours: number;
  /** From here to the start it is too late for it, because the other one is due. */
  untilHours: number;
  /** The column of dates with the start that members were reminded of. */
  column: "day_reminded_for" | "hours_reminded_for";
  /** Also for sessions on every day of the week. */
  isForDaily: boolean;
}

export const tomorrow: ReminderKind = {
  kind: "SESSION_TOMORROW",
  event: "dateIsTomorrow",
  hours: limits.firstHours,
  untilHours: limits.secondHours,
  column: "day_reminded_for",
  isForDaily: false,
};

export const soon: ReminderKind = {
  kind: "SESSION_SOON",
  event: "dateIsSoon",
  hours: limits.secondHours,
  untilHours: 0,
  column: "hours_reminded_for",
  isForDaily: true,
};

/** The nearer one first: a process that comes back late has it to send at once. */
export const reminderKinds: readonly ReminderKind[] = [soon, tomorrow];
