import type { Example } from "./example";

export const findGroups: Example = {
  title: "Find groups",
  line: "Search the groups, and join one.",
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

export const editPost: Example = {
  title: "Edit a group's message",
  line: "With its version, so that no change is lost.",
  query: `# Needs a token, and a group of your own. With an old version the answer is a CONFLICT.
mutation EditPost($input: UpdatePostInput!) {
  updatePost(input: $input) {
    text
    version
    editedAt
    revisions(first: 3) {
      nodes {
        text
        replacedAt
      }
    }
  }
}
`,
  variables: { input: { postId: "", text: "Portraits in watercolour, Mondays at 17:00 UTC.", version: 1 } },
};
