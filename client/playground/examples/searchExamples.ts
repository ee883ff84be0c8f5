import type { Example } from "./example";

export const searchAll: Example = {
  title: "Search everything",
  line: "People, groups, sessions and books at once.",
  query: `# People, groups, sessions and books by the beginnings of
# their words, in any script, also with a letter wrong.
# Open to everyone; members find more.
query Search($query: String!) {
  search(query: $query, first: 5) {
    people {
      user {
        id
        name
      }
      highlights {
        field
        start
        length
      }
    }
    groups {
      id
      name
    }
    sessions {
      occurrence {
        startsAt
        session {
          title
        }
      }
    }
    books {
      book {
        title
        authors
      }
    }
  }
}
`,
  variables: { query: "pyhton" },
};

export const recommendBooks: Example = {
  title: "Recommend books",
  line: "For a goal in your own words. Open to everyone.",
  query: `# Say in your own words what you would like
# to learn. Open to everyone.
query RecommendBooks($goal: String!) {
  recommendBooks(goal: $goal, first: 5) {
    edges {
      reason
      isCloseMatch
      node {
        title
        authors
        publishedYear
        averageRating
      }
    }
  }
}
`,
  variables: { goal: "I want to understand how computers learn" },
};
