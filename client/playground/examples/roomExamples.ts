import type { Example } from "./example";

export const commons: Example = {
  title: "The commons",
  line: "Who studies there now; take a seat, and leave.",
  query: `# For members: run LogIn first. The commons is the study
# room for all members. A seat is kept for 75 seconds, or
# as long as the subscription roomChanged runs.
query Commons {
  commons {
    id
    peopleCount
    timer {
      phase
      endsAt
    }
    people(first: 5) {
      nodes {
        goal
        user {
          name
        }
      }
    }
  }
}

mutation TakeSeat($goal: String) {
  enterRoom(input: { goal: $goal }) {
    peopleCount
    viewerSeat {
      goal
    }
  }
}

mutation LeaveRoom {
  leaveRoom(input: {}) {
    peopleCount
  }
}
`,
  variables: { goal: "Chapter 3, with pencil and paper" },
};
