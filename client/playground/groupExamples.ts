import type { Example } from "./accountExamples";

export const searchAll: Example = {
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

export const findGroups: Example = {
  query: `# For members: run LogIn first. JoinGroup takes the id
# of a group that FindGroups has found.
query FindGroups($search: String) {
  groups(search: $search, sort: ACTIVE, first: 5) {
    nodes {
      id
      title
      memberCount
      viewerCanJoin
      post {
        text
      }
    }
  }
}

mutation JoinGroup($groupId: ID!) {
  joinGroup(input: { groupId: $groupId }) {
    memberCount
    viewerMembership {
      role
      state
    }
  }
}
`,
  variables: { search: "", groupId: "" },
};
