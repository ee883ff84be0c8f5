import { pick, pickMany } from "./fill.mjs";

/** The ids that the measured operations use, from the filled database. */
export async function chooseIds(client, size) {
  return {
    post: await pick(client, "post", 1),
    otherPost: await pick(client, "post", 2),
    quietPost: await pick(client, "post", size),
    somePosts: await pickMany(client, "post", { from: 100, count: 64 }),
    user: await pick(client, "user", 1),
    middlePage: Math.floor(size / 40),
    lastPage: size / 20,
  };
}

const account = { email: "bench@example.com", password: "a password to hash" };

/** An account with a profile at a service; gives its token. */
export async function signUp(url) {
  const { token } = await post(`${url}/api/users`, { name: "Bench", ...account });
  const input = {
    status: "LEARNING",
    interest: "FINANCE",
    skills: ["reading", "sums", "Sewing"],
    timeZone: "Asia/Manila",
  };
  const query = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`;
  await post(`${url}/graphql`, { query, variables: { input } }, { "x-auth-token": token });
  return token;
}

/** Another token of the same account. */
export const logIn = async (url) => (await post(`${url}/api/auth`, account)).token;

/** An access token of the account with these scopes. `session`: a token of one of its sessions. */
export async function makeAccessToken(url, session, scopes) {
  const query = `mutation ($password: String, $input: CreateAccessTokenInput!) {
    confirmIdentity(input: { password: $password }) { expiresAt } createAccessToken(input: $input) { token } }`;
  const variables = { password: account.password, input: { name: "Bench", scopes } };
  const { data } = await post(`${url}/graphql`, { query, variables }, { "x-auth-token": session });
  return data.createAccessToken.token;
}

async function post(url, body, headers = {}) {
  const options = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  return (await fetch(url, { ...options, body: JSON.stringify(body) })).json();
}

/** The owner of a token belongs to these groups. */
export async function joinGroups(client, token, groupIds) {
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
  await client.query(
    `insert into memberships (id, group_id, user_id, role, state)
     select gen_random_uuid(), id, $1, 'MEMBER', 'ACTIVE' from unnest($2::uuid[]) as joined (id)`,
    [sub, groupIds],
  );
  await client.query("update study_groups set member_count = member_count + 1 where id = any($1)", [groupIds]);
}

/** The requests of an operation to the service, `bare` naming what the bare handler calls each. */
export function requestsOf({ turns, rest, member, ...operation }, token) {
  const headers = { "content-type": "application/json", ...(member ? { "x-auth-token": token } : {}) };
  if (rest) return [{ ...rest, headers, ...(rest.body ? { body: JSON.stringify(rest.body) } : {}) }];
  return (turns ?? [operation]).map(({ query, variables, bare }) => {
    return { method: "POST", path: "/graphql", headers, body: JSON.stringify({ query, variables }), bare };
  });
}
