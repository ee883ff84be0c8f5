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
  studyWeek: {
    __typename: "StudyStats",
    ...{ days: [], restDays: [], restDaysLeft: 7, totalMinutes: 0, streakDays: 0, goalsDone: 0, weeklyGoal: null },
  },
  waiting: { __typename: "Waiting", groups: [], buddies: [] },
};

/** What Home's suggestions are to a member who knows enough people. */
export const noSuggestions = {
  me: {
    __typename: "User",
    id: "u1",
    buddies: { __typename: "BuddyConnection", totalCount: 3 },
    suggestions: [],
    suggestionsNeed: [],
  },
};
