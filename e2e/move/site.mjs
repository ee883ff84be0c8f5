import { createRequire } from "node:module";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import { top } from "../../scripts/run.mjs";
import { freePort } from "../../scripts/scratchServers.mjs";
import { serve } from "../../scripts/serve.mjs";
import { ask, call, password, register } from "../kills/call.mjs";
import { findIds } from "./findIds.mjs";
import { expectSeen, walk } from "./walk.mjs";

const require = createRequire(path.join(top, "server/dist/main.js"));
export const quiet = {
  BOOK_ENCODER: "false",
  RATE_LIMIT_FACTOR: "100000",
  LOG_LEVEL: "fatal",
  NEW_MEMBER_LIMITS: "false",
};
let port;

/** At one port: answers have addresses of the site in them. `isOther`: at another one, beside it. */
export async function open(settings, { isOther = false } = {}) {
  port ??= await freePort();
  return serve({ port: isOther ? await freePort() : port, env: { ...quiet, SEED_DEMO: "false", ...settings } });
}

export const logIn = async (url, { email, password }) =>
  (await ask(url, "mutation ($input: LoginInput!) { login(input: $input) { token } }", { input: { email, password } }))
    .login.token;

/** The demo community in a folder, with a member who has something of everything; and what everybody is answered. */
export async function beginDemo(folder, { limit }) {
  const site = await open({ DATA_DIR: folder, SEED_DEMO: "true" });
  const { demoAccount } = require("./demo/demoAccount.js");
  const { demoModerator } = require("./demo/demoModerator.js");
  const tokens = { member: (await register(site.url, 'Quote " 東京 🎉')).token, guest: null };
  for (const [name, account] of Object.entries({ demo: demoAccount, moderator: demoModerator }))
    tokens[name] = await logIn(site.url, account);
  const { email } = await register(site.url, "Second");
  const code = await actAsMember(site.url, tokens.member);
  await settled(site.url, tokens.member);
  await site.kill();
  const ids = { ...(await findIds(folder, limit)), invitations: [{ id: code }] };
  const known = { tokens, ids, account: { email, password } };
  const before = await answersOf({ DATA_DIR: folder }, known);
  return { ...known, before, counts: expectSeen(before) };
}

/** Gives the code of an invitation. */
async function actAsMember(url, token) {
  const put = (route, body) => call(url, token, "PUT", route, body);
  const post = (route, body) => call(url, token, "POST", route, body);
  const { _id: groupId } = await post("/api/posts", { text: "Who moves with me?" });
  await post(`/api/posts/comment/${groupId}`, { text: "I do." });
  await put(`/api/groups/${groupId}/settings`, { title: "Moving", openToGuests: true });
  const author = "Ada Quokka";
  const { _id: bookId } = (await post("/api/books", { title: "Zines by hand", author, shelf: "WANT" })).book;
  await put(`/api/shelves/${bookId}`, { shelf: "READING" });
  await post(`/api/shelves/${bookId}/notes`, { text: "Tab\t, line\n and \\N" });
  await post(`/api/reading-plans/${groupId}`, { bookId, startsOn: "2026-01-05", weeks: ["One", "Two"] });
  await put("/api/profile/weekly-goal", { minutes: 120 });
  await post("/api/auth/confirm", { password });
  await post("/api/me/exports");
  return (await call(url, token, "GET", `/api/groups/${groupId}/invitation`)).code;
}

/** Jobs that were sent at the start or by the member change what is found and counted. */
async function settled(url, token) {
  const read = async () => [
    await call(url, token, "GET", "/api/me/exports"),
    await call(url, token, "GET", "/api/search?q=a&limit=50"),
    await call(url, token, "GET", "/api/suggestions"),
  ];
  for (let last = null, same = 0; same < 3; await wait(1_000)) {
    const now = await read();
    same = isDeepStrictEqual(now, last) ? same + 1 : 0;
    last = now;
  }
}

/** What a site answers to those who have signed in before; a member who has not can sign in with the password. */
export async function answersOf(settings, { tokens, ids, account }) {
  const site = await open(settings);
  try {
    const answers = await walk(site.url, tokens, ids);
    await logIn(site.url, account);
    return answers;
  } finally {
    await site.kill();
  }
}
