/**
 * What is measured: for each operation the request to the service and, where there is one, the bare handler that does
 * the same work. `goal` is the least ratio to it. `variables(ids)` may give a new value for every request.
 */
const postFields = `id text createdAt likeCount commentCount likedByViewer author { id name }`;

export const operations = (ids) => [
  {
    name: "feed of 20, signed in",
    bare: "feed",
    goal: 0.6,
    member: true,
    query: `query Feed { posts(first: 20) { nodes { ${postFields} } } }`,
    variables: {},
  },
  {
    name: "feed of 20, plain fields",
    bare: "plainFeed",
    member: true,
    query: `query Plain { posts(first: 20) { nodes { id text createdAt likeCount } } }`,
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
    name: "post with 50 comments",
    bare: "post",
    goal: 0.65,
    member: true,
    query: `query Post($id: ID!) { post(id: $id) { ${postFields} comments(first: 50) { nodes { id text createdAt author { id name } } } } }`,
    variables: { id: ids.post },
  },
  {
    name: "directory of 6 with a filter",
    bare: "directory",
    goal: 0.75,
    query: `query Directory($interests: [Interest!]) { profiles(first: 6, interests: $interests) { nodes { id status location skills user { id name } } } }`,
    variables: { interests: ["FINANCE"], interest: 2 },
  },
  {
    name: "profile",
    bare: "profile",
    query: `query Profile($userId: ID!) { profile(userId: $userId) { id bio skills user { id name } experience { id title } education { id school } } }`,
    variables: { userId: ids.user },
  },
  {
    name: "likePost (mostly repeated)",
    bare: "like",
    goal: 0.6,
    member: true,
    query: `mutation Like($id: ID!) { likePost(id: $id) { id likeCount } }`,
    variables: { id: ids.post },
  },
  {
    name: "createPost",
    bare: "createPost",
    member: true,
    writes: true,
    query: `mutation Create($input: CreatePostInput!) { createPost(input: $input) { id text } }`,
    variables: { input: { text: "Who reads along?" }, text: "Who reads along?" },
  },
  {
    name: "addComment",
    bare: "addComment",
    member: true,
    writes: true,
    query: `mutation Comment($input: AddCommentInput!) { addComment(input: $input) { id text } }`,
    variables: { input: { postId: ids.otherPost, text: "I am in." }, postId: ids.otherPost, text: "I am in." },
  },
  {
    name: "recommendBooks",
    query: `query Books($goal: String!) { recommendBooks(goal: $goal, first: 20) { id title authors reason } }`,
    variables: { goal: "how to invest in the stock market as a beginner" },
  },
  { name: "REST: GET /api/posts?limit=20", member: true, rest: { method: "GET", path: "/api/posts?limit=20" } },
  {
    name: "REST: POST /api/profile/postload",
    rest: { method: "POST", path: "/api/profile/postload", body: { skip: 0, limit: 6, filters: { interests: [2] } } },
  },
  {
    name: "login",
    rest: { method: "POST", path: "/api/auth", body: { email: "bench@example.com", password: "a password to hash" } },
  },
];
