import type { Example } from "./example";

export const likeAndComment: Example = {
  title: "Like and reply",
  line: "The newest groups; like one, and reply in it.",
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

export const answers: Example = {
  title: "Threads and answers",
  line: "Read replies, answer one, like one.",
  query: `# For members. ReadThreads takes the id of a group,
# AnswerComment and LikeComment that of a reply in it.
query ReadThreads($postId: ID!) {
  post(id: $postId) {
    threads(first: 5) {
      nodes {
        id
        text
        isDeleted
        answerCount
        answers(first: 3) {
          nodes {
            text
            author {
              name
            }
          }
        }
      }
    }
  }
}

mutation AnswerComment($postId: ID!, $replyTo: ID!, $text: String!) {
  addComment(input: { postId: $postId, replyTo: $replyTo, text: $text }) {
    id
    replyTo {
      text
    }
  }
}

mutation LikeComment($replyTo: ID!) {
  likeComment(id: $replyTo) {
    likeCount
    likedByViewer
  }
}
`,
  variables: { postId: "", replyTo: "", text: "So do I." },
};

export const mentions: Example = {
  title: "Mention a member",
  line: "Find whom to mention, then write.",
  query: `# For members. WhomToMention finds members by the beginning
# of a name. The text has "@" and the whole name; start and
# length say where, as String.length counts in JavaScript.
query WhomToMention($postId: ID!, $name: String!) {
  mentionable(postId: $postId, text: $name) {
    id
    name
  }
}

mutation Mention($comment: AddCommentInput!) {
  addComment(input: $comment) {
    text
    mentions {
      start
      length
      user {
        id
        name
      }
    }
  }
}
`,
  variables: {
    postId: "",
    name: "",
    comment: { postId: "", text: "Thanks, @Nia Okafor!", mentions: [{ start: 8, length: 11, userId: "" }] },
  },
};

export const pictures: Example = {
  title: "Show a picture",
  line: "In a reply, after its upload.",
  query: `# For members. Upload a picture first; the answer has its id:
# curl -X PUT /api/pictures -H "x-auth-token: TOKEN" \\
#   -H "Content-Type: image/jpeg" --data-binary @notes.jpg
mutation ShowPicture($input: AddCommentInput!) {
  addComment(input: $input) {
    id
    text
    pictures {
      url
      width
      height
      description
    }
  }
}
`,
  variables: {
    input: { postId: "", text: "My notes", pictures: [{ id: "", description: "Sketch of the proof" }] },
  },
};
