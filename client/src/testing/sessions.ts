/** The group of a session: open, with an interest, and the viewer belongs to it. */
export const studyGroup = {
  __typename: "Group",
  id: "g1",
  name: "Algebra",
  interest: "PHYSICS",
  visibility: "OPEN",
  viewerIsRemoved: false,
  viewerMembership: {
    __typename: "Membership",
    id: "m1",
    role: "MEMBER",
    state: "ACTIVE",
    message: null,
    requestedAt: null,
  },
};

export const ben = { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2", isNew: false };

/** A session of the group, as the service answers it for a page of its own. */
export const studySession = {
  __typename: "StudySession",
  id: "s1",
  title: "Chapter 3 aloud",
  timeZone: "Asia/Manila",
  capacity: null as number | null,
  company: "NOBODY",
  partners: null as number | null,
  interest: null as string | null,
  group: studyGroup as object | null,
  goal: null as string | null,
  startsOn: "2026-11-23",
  startTime: "20:00",
  durationMinutes: 60,
  repeats: { __typename: "Repeats", frequency: "NONE", weekdays: [] as string[] },
  ends: null as object | null,
  place: null as string | null,
  cancelledAt: null,
  viewerCanChange: false,
  upcoming: { __typename: "UpcomingDates", planned: 1, moved: 0, cancelled: 0 },
  owner: ben,
};

/** A date on Monday, 23 November 2026, 20:00 in Manila, which is noon in UTC; the viewer has not answered. */
export const occurrence = (
  id: string,
  over: Record<string, unknown> = {},
  session: Partial<typeof studySession> = {},
) => ({
  __typename: "Occurrence",
  id,
  startsAt: "2026-11-23T12:00:00.000Z",
  endsAt: "2026-11-23T13:00:00.000Z",
  originalStartsAt: "2026-11-23T12:00:00.000Z",
  state: "PLANNED",
  goingCount: 1,
  waitlistCount: 0,
  viewerAnswer: null as string | null,
  viewerPlaceInLine: null as number | null,
  isClockChange: false,
  calendarUrl: `https://circle.example/calendar/${id}.ics`,
  attendees: {
    __typename: "AttendanceConnection",
    nodes: [{ __typename: "Attendance", id: `a-${id}`, user: ben }],
  },
  session: { ...studySession, ...session },
  ...over,
});

/** A weekly session of which many dates are to come. */
export const weekly = {
  repeats: { __typename: "Repeats", frequency: "WEEKLY", weekdays: ["MONDAY", "THURSDAY"] },
  ends: { __typename: "Ends", on: null, after: 12 },
  upcoming: { __typename: "UpcomingDates", planned: 9, moved: 2, cancelled: 1 },
};
