export const comment = `mutation Comment($input: AddCommentInput!) { addComment(input: $input) { id text } }`;

const notifications = `query List { me { notifications(first: 20) {
  nodes { id kind summary count isRead createdAt actors { id name } } } } }`;

const unread = `query Unread { me { unreadCount } }`;

/** The directory with more filters than interests. */
const directoryOperations = [
  {
    name: "directory filtered by career status, one reader",
    connections: 1,
    member: true,
    query: `query Filtered($interests: [Interest!]) { profiles(first: 6, interests: $interests, statuses: [LEARNING]) {
      nodes { id skills user { id name } } } }`,
    variables: { interests: ["CODING", "FINANCE"] },
  },
  {
    name: "directory by the last visit, one reader",
    connections: 1,
    member: true,
    query: `{ profiles(first: 6, sort: ACTIVE) { totalCount nodes { id user { id name } } } }`,
    variables: {},
  },
  {
    name: "directory by best match, one reader",
    connections: 1,
    member: true,
    query: `{ profiles(first: 6, sort: BEST_MATCH) { nodes { id skills user { id name } } } }`,
    variables: {},
  },
];

/** What is measured of notifications, the directory and suggestions, as operations.mjs says it. */
export const peopleOperations = (ids) => [
  ...directoryOperations,
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
