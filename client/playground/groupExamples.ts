import type { Example } from "./accountExamples";

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
