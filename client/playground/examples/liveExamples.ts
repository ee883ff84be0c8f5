import type { Example } from "./example";
import { createPost } from "./startExamples";

export const whatConcernsMe: Example = {
  title: "What concerns me",
  line: "Answers at once, then with each change.",
  query: `# For members: run LogIn first. The first answer comes at
# once: how many notifications are unread. Then each
# change of them, of your groups and of their rooms.
subscription WhatConcernsMe {
  viewerChanged {
    __typename
    ... on NotificationChange {
      unreadCount
      notification {
        summary
      }
    }
    ... on Group {
      name
      unreadCount
    }
    ... on StudyRoom {
      id
      peopleCount
    }
  }
}
`,
};

export const newPosts: Example = {
  title: "New groups",
  line: "Each group as it is started.",
  query: `# For members: shows every new group at once. Run it, then
# choose "Start a group" below the answer, and run that too.
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
  next: createPost,
};
