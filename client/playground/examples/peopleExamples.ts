import type { Example } from "./example";

/* For members, about others: run LogIn first. */

export const myBuddies: Example = {
  title: "My buddies",
  line: "Ask someone to be your buddy, and study together.",
  query: `# For members: run LogIn first. AskBuddy takes the id of
# a member: Suggestions has some.
query MyBuddies {
  me {
    buddies(first: 10) {
      totalCount
      nodes {
        user {
          name
        }
      }
    }
    buddyRequests(direction: RECEIVED, first: 10) {
      nodes {
        message
        user {
          id
          name
        }
      }
    }
  }
}

mutation AskBuddy($userId: ID!, $message: String) {
  requestBuddy(input: { userId: $userId, message: $message }) {
    name
    buddyState
  }
}

# The group of two with a buddy.
mutation StudyTogether($userId: ID!) {
  openBuddyGroup(input: { userId: $userId }) {
    id
    title
    memberCount
  }
}
`,
  variables: { userId: "", message: "Would you like to read the same book?" },
};

export const suggestions: Example = {
  title: "Suggestions",
  line: "Who has something in common with you, and why.",
  query: `# For members: who has something in common with you,
# and why. Dismiss leaves one of them out, Restore
# brings them back.
query Suggestions {
  me {
    suggestions(first: 5) {
      user {
        id
        name
      }
      reasons {
        kind
        interest
        count
        skills
        learning
      }
    }
    suggestionsNeed
  }
}

# Books for what you want to learn.
query BooksToLearnFrom {
  suggestedBooks(first: 5) {
    topic
    reason
    book {
      id
      title
    }
  }
}

mutation Dismiss($userId: ID!) {
  dismissSuggestion(input: { userId: $userId }) {
    suggestions(first: 5) {
      user {
        name
      }
    }
  }
}

mutation Restore($userId: ID!) {
  restoreSuggestion(input: { userId: $userId }) {
    suggestions(first: 5) {
      user {
        name
      }
    }
  }
}
`,
  variables: { userId: "" },
};
