/** The feature's numbers; docs/limits.md repeats those that people meet. */
/** The rooms in which members study side by side. */
export const rooms = {
  goal: 200,
  recentGoals: 5,
  focusMinutes: { usual: 25, min: 10, max: 90 },
  breakMinutes: { usual: 5, min: 3, max: 30 },
  /** How long a seat is kept without a socket: after a page is closed, after entering, and when a process was killed. */
  leftSeconds: 4,
  arrivalSeconds: 15,
  lostSeconds: 45,
  /** And after `keepSeat`: a page that cannot subscribe asks every 30 s, in the background once a minute. */
  keptSeconds: 75,
  beatSeconds: 15,
  sweepSeconds: 10,
  sweptAtOnce: 500,
  /** Who enters a room so soon after somebody else comes in together with all others who do, so many at once. */
  entranceMs: 250,
  announcedAtOnce: 100,
  /** Sockets that are gone within so short a time are looked after together. */
  leavingMs: 250,
  countedAtOnce: 5_000,
  minutesPerDay: 960,
  finishHours: 24,
  /** With more others in a room, nobody's first focus together is a moment. */
  partners: 7,
  weeks: 53,
  /** What a profile shows, to those who see it, when its member says so. */
  profileWeeks: 4,
  restDaysPerMonth: 7,
  /** Minutes in seven days: a goal is at most what can be counted, 16 hours a day. */
  weeklyGoal: { min: 10, max: 6_720 },
  /** How far back a streak is counted. */
  streakDays: 3_653,
} as const;

/** When the room of a date of an open session is open. */
export const roomsOfDates = { beforeMinutes: 15, afterMinutes: 60 } as const;
