import { groupOperations } from "./groupOperations.mjs";
import { comment, peopleOperations } from "./peopleOperations.mjs";

/**
 * What is measured: for each operation the request to the service and, where there is one, the bare handler that does
 * the same work. `goals` are the least ratios to it and to the peer, `twin` the operation that asks the same over
 * GraphQL, `maxStatements` how many statements it may take, `turns` several requests that are sent in turn instead of always the same; `grows` marks what must cost the
 * same at any size: the reads of first pages, and what is searched, for writes wait for the disk and login hashes.
 */
const postFields = `id text createdAt likeCount commentCount likedByViewer author { id name }`;

export const operations = (ids) => [
  {
    name: "feed of 20, signed in",
    grows: true,
    bare: "feed",
    goals: { bare: 1, peer: 3 },
    member: true,
    query: `query Feed { posts(first: 20) { nodes { ${postFields} } } }`,
    variables: {},
  },
  {
    name: "feed of 20, plain fields",
    grows: true,
    bare: "plainFeed",
    member: true,
    query: `query Plain { posts(first: 20) { nodes { id text createdAt likeCount } } }`,
    variables: {},
  },
  {
    name: "nothing: what any operation costs",
    bare: "nothing",
    member: true,
    query: `query Nothing { __typename }`,
    variables: {},
  },
  {
    name: "numbered page in the middle",
    bare: "deepPage",
    member: true,
    query: `query Deep($page: Int) { posts(first: 20, page: $page) { nodes { ${postFields} } } }`,
    variables: { page: ids.middlePage },
  },
  {
    name: "the last numbered page, one reader",
    connections: 1,
    within: 100,
    bare: "deepPage",
    member: true,
    query: `query Deep($page: Int) { posts(first: 20, page: $page) { nodes { ${postFields} } } }`,
    variables: { page: ids.lastPage },
  },
  {
    name: "post with 50 comments",
    grows: true,
    bare: "post",
    goals: { bare: 1.2, peer: 3 },
    member: true,
    query: `query Post($id: ID!) { post(id: $id) { ${postFields} comments(first: 50) { nodes { id text createdAt author { id name } } } } }`,
    variables: { id: ids.post },
  },
  {
    name: "directory of 6 with a filter",
    grows: true,
    bare: "directory",
    goals: { bare: 0.85, peer: 3 },
    member: true,
    query: `query Directory($interests: [Interest!]) { profiles(first: 6, interests: $interests) { nodes { id status location skills user { id name } } } }`,
    variables: { interests: ["FINANCE"], interest: 2 },
  },
  {
    name: "profile",
    grows: true,
    bare: "profile",
    goals: { bare: 0.75 },
    query: `query Profile($userId: ID!) { profile(userId: $userId) { id bio skills user { id name } experience { id title } education { id school } } }`,
    variables: { userId: ids.user },
  },
  ...groupOperations(ids),
  {
    name: "likePost and unlikePost",
    bare: "like",
    goals: { bare: 0.7 },
    member: true,
    writes: true,
    turns: ids.somePosts.flatMap((id) => [
      { query: `mutation Like($id: ID!) { likePost(id: $id) { id likeCount } }`, variables: { id }, bare: "like" },
      {
        query: `mutation Unlike($id: ID!) { unlikePost(id: $id) { id likeCount } }`,
        variables: { id },
        bare: "unlike",
      },
    ]),
  },
  {
    name: "likePost, liked before",
    bare: "like",
    member: true,
    query: `mutation Like($id: ID!) { likePost(id: $id) { id likeCount } }`,
    variables: { id: ids.post },
  },
  {
    name: "createPost",
    bare: "createPost",
    goals: { bare: 0.8 },
    member: true,
    writes: true,
    query: `mutation Create($input: CreatePostInput!) { createPost(input: $input) { id text } }`,
    variables: { input: { text: "Who reads along?" }, text: "Who reads along?" },
  },
  {
    name: "addComment",
    bare: "addComment",
    goals: { bare: 0.4 },
    member: true,
    writes: true,
    query: comment,
    variables: { input: { postId: ids.otherPost, text: "I am in." }, postId: ids.otherPost, text: "I am in." },
  },
  ...peopleOperations(ids),
  {
    name: "recommendBooks",
    grows: true,
    query: `query Books($goal: String!) { recommendBooks(goal: $goal, first: 20) { edges { reason node { id title authors } } } }`,
    variables: { goal: "how to invest in the stock market as a beginner" },
  },
  {
    name: "GraphQL: posts with their threads",
    member: true,
    query: `query Threads { posts(first: 20) { nodes {
      id text createdAt author { id name avatar } likes(first: 50) { nodes { user { id } } }
      comments(first: 50) { nodes { id text createdAt author { id name avatar } } } } } }`,
    variables: {},
  },
  {
    name: "REST: GET /api/posts?limit=20",
    twin: "GraphQL: posts with their threads",
    member: true,
    rest: { method: "GET", path: "/api/posts?limit=20" },
  },
  {
    name: "GraphQL: directory with the whole profiles",
    query: `query Whole($interests: [Interest!]) { profiles(first: 6, interests: $interests) { nodes {
      id status interest company website location bio photo skills createdAt
      social { youtube twitter facebook linkedin instagram } user { id name avatar }
      experience(first: 10) { id title company location from to current description }
      education(first: 10) { id school degree fieldOfStudy from to current description } } } }`,
    variables: { interests: ["FINANCE"] },
  },
  {
    name: "REST: POST /api/profile/postload",
    twin: "GraphQL: directory with the whole profiles",
    rest: { method: "POST", path: "/api/profile/postload", body: { skip: 0, limit: 6, filters: { interests: [2] } } },
  },
  {
    name: "login",
    rest: { method: "POST", path: "/api/auth", body: { email: "bench@example.com", password: "a password to hash" } },
  },
];
