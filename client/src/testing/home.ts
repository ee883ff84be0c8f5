/** What Home says to a member for whom nothing is there, but who has taken the first steps. */
export const emptyHome = {
  firstSteps: [],
  nextUp: [],
  studyingNow: [],
  myGroups: {
    __typename: "GroupConnection",
    nodes: [],
    pageInfo: { __typename: "PageInfo", hasNextPage: false },
  },
  studyWeek: { __typename: "StudyStats", days: [], totalMinutes: 0, streakDays: 0, goalsDone: 0 },
  waiting: { __typename: "Waiting", groups: [], buddies: [] },
};
