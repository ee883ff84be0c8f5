import type { Example } from "./example";

const day = 24 * 3_600_000;
const now = Date.now();

export const studySessions: Example = {
  title: "Study sessions",
  line: "The schedule, free seats, and answers to dates.",
  query: `# For members: run LogIn first. PlanSession plans an
# hour for yourself; add a groupId for one of your groups.
# AnswerDate takes the id of a date of StudySessions.
query StudySessions($from: DateTime!, $to: DateTime!) {
  schedule(from: $from, to: $to) {
    id
    startsAt
    endsAt
    state
    goingCount
    viewerAnswer
    viewerPlaceInLine
    session {
      title
      timeZone
      group {
        id
        title
      }
    }
  }
}

mutation PlanSession($session: CreateStudySessionInput!) {
  createStudySession(input: $session) {
    id
    title
    upcoming {
      planned
    }
  }
}

query FreeSeats($from: DateTime!, $to: DateTime!) {
  openSessions(from: $from, to: $to, first: 10) {
    nodes {
      id
      startsAt
      freeSeats
      session {
        title
        owner {
          name
        }
      }
    }
  }
}

mutation AnswerDate($occurrenceId: ID!) {
  answerOccurrence(input: { occurrenceId: $occurrenceId, answer: GOING }) {
    going
    waiting
    occurrence {
      viewerAnswer
    }
  }
}
`,
  variables: {
    from: new Date(now).toISOString(),
    to: new Date(now + 14 * day).toISOString(),
    session: {
      title: "Linear algebra",
      startsOn: new Date(now + 2 * day).toISOString().slice(0, 10),
      startTime: "19:00",
      timeZone: "Asia/Manila",
      durationMinutes: 60,
    },
    occurrenceId: "",
  },
};
