import type { DemoAccount } from "../demoAccount";
import type { Example } from "./example";

export const browseProfiles: Example = {
  title: "Browse profiles",
  line: "Who studies what? Open to everyone.",
  query: `# Who studies what? Open to everyone.
# Run it with the round button (Ctrl-Enter).
query BrowseProfiles {
  profiles(first: 5, interests: [CODING, PHYSICS]) {
    totalCount
    nodes {
      user {
        name
        avatar
      }
      status
      interest
      location
      skills
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
};

export const logIn = (demo: DemoAccount | null): Example => ({
  title: "Log in",
  line: "The token for everything that is for members.",
  query: `# Run this, then choose "Use the token of this answer"
# below it. From then on every tab runs as this member,
# until you choose "Back to guest" or leave the page.
mutation LogIn($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) {
    token
    expiresAt
    user {
      name
    }
  }
}
`,
  variables: { email: demo?.email ?? "you@example.com", password: demo?.password ?? "" },
});

export const createPost: Example = {
  title: "Start a group",
  line: "Your first mutation: the message that starts it.",
  query: `# For members: run LogIn first.
mutation CreatePost($text: String!) {
  createPost(input: { text: $text }) {
    id
    text
    createdAt
    author {
      name
    }
  }
}
`,
  variables: { text: "Hello from the playground! Who is reading about graphs this week?" },
};
