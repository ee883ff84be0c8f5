import { reminders as limits } from "../limits";

/** The two reminders of a date. */
export interface ReminderKind {
  /** The kind of notification. */
  kind: "SESSION_TOMORROW" | "SESSION_SOON";
  event: "dateIsTomorrow" | "dateIsSoon";
  /** The time before the start at which it is due. Members who answer later get none. */
  hours: number;
  /** Within this time before the start it is not sent any more, because the other one is due. */
  untilHours: number;
  /** The column of a date with the start for which reminders were sent. */
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

/** The later one first, because it is more urgent after a downtime. */
export const reminderKinds: readonly ReminderKind[] = [soon, tomorrow];
