import { randomUUID } from "node:crypto";

const words = "learn speak paint code grow cook write sing plan read play build draw travel listen".split(" ");
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const text = () => Array.from({ length: 20 }, () => pick(words)).join(" ");
const password = "a password of the soak";

/** As many posts as stay, so that the rows do not grow although posts are written all the time. */
const maxPosts = 300;

const graphql = (query, variables) => ({ method: "POST", path: "/graphql", body: { query, variables } });
const post = (path, body) => ({ method: "POST", path, body });
const get = (path) => ({ method: "GET", path });
const asGuest = (request) => ({ ...request, token: null });

const listPosts = `query ($first: Int!) { posts(first: $first) { nodes { id text likeCount author { id name } } } }`;
const threads = `{ posts(first: 5) { nodes { id comments(first: 10) { nodes { id text author { name } } } } } }`;
const directory = `{ profiles(first: 10) { nodes { id status skills } } }`;
const books = `query ($goal: String!) { recommendBooks(goal: $goal, first: 10) { __typename } }`;

/**
 * What members, guests and mistaken clients send: how often, the request, and the statuses that are right for it.
 * @param {{ token: string, userId: string, visitorEmail: string, posts: { id: string, comments: string[] }[] }} state
 */
export function operations(state) {
  const some = () => pick(state.posts)?.id ?? randomUUID();
  return [
    op("REST posts", 6, () => get("/api/posts?limit=20"), [200]),
    op("REST one post", 8, () => get(`/api/posts/${some()}`), [200, 404]),
    op("REST profiles", 6, () => asGuest(get("/api/profile?limit=20")), [200]),
    op("REST postload", 4, () => asGuest(post("/api/profile/postload", { limit: 10 })), [200]),
    op("REST profile", 6, () => get(`/api/profile/user/${state.userId}`), [200]),
    op("REST me", 6, () => get("/api/profile/me"), [200]),
    op("REST account", 6, () => get("/api/auth"), [200]),
    op("REST books", 2, () => asGuest(post("/api/recommendations", { query: text() })), [200]),
    op("GraphQL posts", 10, () => graphql(listPosts, { first: 20 }), [200]),
    op("GraphQL threads", 6, () => graphql(threads), [200]),
    op("GraphQL directory", 8, () => asGuest(graphql(directory)), [200]),
    op("GraphQL books", 2, () => asGuest(graphql(books, { goal: text() })), [200]),
    op(
      "pictures and documents",
      6,
      () => asGuest(get(pick(["/health/ready", "/docs", `/avatars/${state.userId}`]))),
      [200],
    ),
    op(
      "write a post",
      5,
      () => post("/api/posts", { text: text() }),
      [200],
      (answer) => keep(state, answer),
    ),
    op("delete a post", 5, () => remove(state), [200, 400]),
    op("comment", 8, () => post(`/api/posts/comment/${some()}`, { text: text() }), [200, 404]),
    op("like", 10, () => ({ method: "PUT", path: `/api/posts/like/${some()}` }), [200, 404]),
    op("save a profile", 2, () => post("/api/profile", profile()), [200]),
    op(
      "add a job and delete older ones",
      1,
      () => ({ method: "PUT", path: "/api/profile/experience", body: job }),
      [200, 400],
      // Two at once may see each other's job: each keeps a few, so that their number does not grow.
      async ({ experience = [] }, send) => {
        for (const { _id } of experience.slice(3))
          await send({ method: "DELETE", path: `/api/profile/experience/${_id}` });
      },
    ),
    op("sign in", 1, () => asGuest(post("/api/auth", { email: state.visitorEmail, password })), [200]),
    op(
      "sign up and leave",
      0.3,
      () => asGuest(post("/api/users", account())),
      [200],
      (answer, send) =>
        answer.token ? send({ method: "DELETE", path: "/api/profile", token: answer.token }) : undefined,
    ),
    op("wrong token", 2, () => ({ ...get("/api/auth"), token: "not.a.token" }), [401]),
    op("no such post", 2, () => get(`/api/posts/${randomUUID()}`), [404]),
    op("empty comment", 2, () => post(`/api/posts/comment/${some()}`, { text: "" }), [400, 404]),
    op("no JSON", 1, () => ({ ...post("/api/posts"), raw: "{ not json" }), [400]),
    op("no GraphQL", 1, () => graphql("{ posts( "), [400]),
    op("no such field", 1, () => graphql("{ nothing }"), [400]),
  ];
}

const op = (name, weight, request, statuses, then) => ({ name, weight, request, statuses, then });

export const account = () => ({ name: "Soak Tester", email: `soak-${randomUUID()}@example.com`, password });

export const profile = () => ({ status: "Learning", skills: words.join(", "), interests: 3, bio: text() });

const job = { title: "Gardener", company: "Green", from: "2020-01-01" };

function keep(state, answer) {
  if (answer._id) state.posts.push({ id: answer._id });
}

/** The oldest, once there are enough; before that one that does not exist. */
function remove(state) {
  const oldest = state.posts.length > maxPosts ? state.posts.shift() : null;
  return { method: "DELETE", path: `/api/posts/${oldest?.id ?? randomUUID()}` };
}
