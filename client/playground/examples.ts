import { type Example, forgotPassword, myAccount, newPassword } from "./accountExamples";
import type { DemoAccount } from "./demoAccount";
import { findGroups, searchAll } from "./groupExamples";
import { myBuddies, notificationSettings, suggestions } from "./peopleExamples";
import { reading } from "./readingExamples";
import { studySessions } from "./sessionExamples";
import { answers, mentions, pictures } from "./writingExamples";

/** The initial content of the headers box: a place for the token. */
export const emptyHeaders = JSON.stringify({ "x-auth-token": "" }, null, 2);

/** The tabs with examples, in the order in which a newcomer would try them. */
export function exampleTabs(demo: DemoAccount | null) {
  return [
    browseProfiles,
    searchAll,
    recommendBooks,
    logIn(demo),
    signUp,
    forgotPassword,
    newPassword,
    myAccount,
    myBuddies,
    suggestions,
    notificationSettings,
    createPost,
    findGroups,
    studySessions,
    reading,
    likeAndComment,
    answers,
    mentions,
    pictures,
    editPost,
    newPosts,
  ].map(toTab);
}

function toTab({ query, variables }: Example) {
  return { query, variables: variables ? JSON.stringify(variables, null, 2) : null, headers: emptyHeaders };
}

// The editor shows no variables in the tab that it opens with, so this one has none.
const browseProfiles: Example = {
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

const recommendBooks: Example = {
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

const logIn = (demo: DemoAccount | null): Example => ({
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

const signUp: Example = {
  query: `# No account yet? Fill in the variables below;
# passwords have at least 8 characters.
mutation SignUp($input: RegisterInput!) {
  register(input: $input) {
    token
    user {
      id
      name
    }
  }
}
`,
  variables: { input: { name: "", email: "", password: "" } },
};

const createPost: Example = {
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

const likeAndComment: Example = {
  query: `# For members. Run LatestPosts, copy the id of a group
# into the variables, then run LikeAndComment: the
# button lets you choose between the two.
query LatestPosts {
  posts(first: 5) {
    nodes {
      id
      text
      likeCount
      likedByViewer
      author {
        name
      }
    }
  }
}

mutation LikeAndComment($postId: ID!, $text: String!) {
  likePost(id: $postId) {
    likeCount
    likedByViewer
  }
  addComment(input: { postId: $postId, text: $text }) {
    id
    text
    post {
      commentCount
    }
  }
}
`,
  variables: { postId: "", text: "Count me in." },
};

const editPost: Example = {
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

const newPosts: Example = {
  query: `# For members: shows every new group at once.
# Run it, then start a group in another window.
subscription NewPosts {
  postAdded {
    id
    text
    author {
      name
    }
  }
}
`,
};
