export const comment = `mutation Comment($input: AddCommentInput!) { addComment(input: $input) { id text } }`;

const notifications = `query List { me { notifications(first: 20) {
  nodes { id kind summary count isRead createdAt actors { id name } } } } }`;

const unread = `query Unread { me { unreadCount } }`;

/** What is measured of notifications and suggestions, as operations.mjs says it. */
export const peopleOperations = (ids) => [
  {
    name: "notifications: the first page",
    grows: true,
    maxStatements: 1,
    member: true,
    query: notifications,
    variables: {},
  },
  {
    name: "notifications: the first page, one reader",
    connections: 1,
    within: 20,
    member: true,
    query: notifications,
    variables: {},
  },
  {
    name: "notifications: the unread number",
    grows: true,
    maxStatements: 1,
    member: true,
    query: unread,
    variables: {},
  },
  {
    name: "notifications: the unread number, one reader",
    connections: 1,
    within: 20,
    member: true,
    query: unread,
    variables: {},
  },
  {
    name: "notifications: a comment that notifies one",
    member: true,
    writes: true,
    query: comment,
    variables: { input: { postId: ids.quietPost, text: "I am in." } },
  },
  {
    name: "notifications: a comment that notifies many",
    member: true,
    writes: true,
    query: comment,
    variables: { input: { postId: ids.post, text: "I am in." } },
  },
  {
    name: "suggestions of buddies, one reader",
    connections: 1,
    within: 20,
    grows: true,
    member: true,
    query: `query Suggestions { me { suggestions(first: 6) { user { id name } reasons { kind interest count skills } } } }`,
    variables: {},
  },
];
