/** The feature's numbers; docs/limits.md repeats those that people meet. */
const minute = 60;
const hour = 60 * minute;

export const sessions = {
  title: 120,
  goal: 500,
  place: 200,
  minutes: { min: 15, max: 480 },
  capacity: { min: 1, max: 500 },
  /** Dates of one session, those that were cancelled among them. */
  dates: 104,
  /** How far ahead the last date may be. */
  yearsAhead: 3,
  /** With dates to come: those that one member planned, and those of one group. */
  perMember: 50,
  perGroup: 50,
  /** The same of one member in one group, unless they look after it: nobody else can use up the places of a group. */
  perMemberInGroup: 5,
  /** Of an open session: seats for others; open sessions of one member with dates to come; seats of theirs in others' sessions. */
  partners: { min: 1, max: 7 },
  openPerMember: 10,
  seatsPerMember: 20,
  /** Other free seats, for who came too late, within so many hours before and after. */
  othersOffered: 5,
  othersHours: 24,
  /** How many minutes after the start who is not there counts as absent, and how many of the latest seats are counted. */
  graceMinutes: 5,
  keptSeats: 100,
  /** Of how many members, those who joined last, free hours are counted; at most one time of each day. */
  hoursOfMembers: 200,
  freeHours: 7,
  usualMinutes: 60,
  /** The longest range that a calendar is read for, and how many dates one answer has. */
  rangeDays: 62,
  listed: 1_000,
  listedOfGroup: 200,
  /** Of a group that guests look into. */
  listedForGuests: 3,
  /** So short before the start nobody moves up from the waiting list. */
  quietMinutes: 10,
  /** Sessions of which one step computes the dates again, so that it does not hold up requests. */
  recomputedAtOnce: 10,
  /** Of those who go to a date or wait for it, so many are notified of a change. */
  notified: 1_000,
  /** Of the members of a group, those who joined last: so many are notified of a new session. */
  notifiedOfNew: 500,
} as const;

/** When members are reminded of dates that they go to, and how many dates, members and old rows one step takes. */
export const reminders = {
  firstHours: 24,
  secondHours: 2,
  datesAtOnce: 100,
  membersAtOnce: 200,
  keepDays: 30,
  removedAtOnce: 5_000,
} as const;

/** What calendar programs get: how long what is over or cancelled stays, and how many dates, the last ones. */
export const calendars = { pastDays: 90, cancelledDays: 30, entries: 1_000 } as const;

export const sessionRates = {
  sessionsPerDay: { points: 30, seconds: 24 * hour },
  seatsPerDay: { points: 30, seconds: 24 * hour },
  firstDaySeats: { points: 5, seconds: 24 * hour },
  firstDaySessions: { points: 3, seconds: 24 * hour },
} as const;
