import { pick, pickMany } from "./fill.mjs";

/** What the measured operations ask for, by the rows of a filled database. */
export async function chooseIds(client, size) {
  return {
    post: await pick(client, "post", 1),
    otherPost: await pick(client, "post", 2),
    somePosts: await pickMany(client, "post", { from: 100, count: 64 }),
    user: await pick(client, "user", 1),
    middlePage: Math.floor(size / 40),
    lastPage: size / 20,
  };
}

/** An account at a service; gives its token. */
export async function signUp(url) {
  const body = { name: "Bench", email: "bench@example.com", password: "a password to hash" };
  const headers = { "content-type": "application/json" };
  return (await (await fetch(`${url}/api/users`, { method: "POST", headers, body: JSON.stringify(body) })).json())
    .token;
}

/** The requests of an operation to the service, `bare` naming what the bare handler calls each. */
export function requestsOf({ turns, rest, member, ...operation }, token) {
  const headers = { "content-type": "application/json", ...(member ? { "x-auth-token": token } : {}) };
  if (rest) return [{ ...rest, headers, ...(rest.body ? { body: JSON.stringify(rest.body) } : {}) }];
  return (turns ?? [operation]).map(({ query, variables, bare }) => {
    return { method: "POST", path: "/graphql", headers, body: JSON.stringify({ query, variables }), bare };
  });
}
