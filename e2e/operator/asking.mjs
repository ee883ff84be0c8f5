import { setTimeout as wait } from "node:timers/promises";
import { call, register } from "../kills/call.mjs";

export const yes = "--yes";

export function expectPrinted(printed, pattern) {
  if (!pattern.test(printed)) throw new Error(`${pattern} is missing in: ${printed}`);
  return printed;
}

/** Until it holds: other processes hear of a change a moment later. */
export async function until(what, holds) {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) if (await holds()) return;
  throw new Error(`${what} did not come true`);
}

export const statusOf = async (url, route, token) =>
  (await fetch(url + route, token ? { headers: { "x-auth-token": token } } : {})).status;

export const everywhere = async (urls, holds) => (await Promise.all(urls.map(holds))).every(Boolean);

export const signUp = (url, email) =>
  fetch(`${url}/api/users`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Newcomer", email, password: "still here afterwards" }),
  });

export const isPostSeen = (url, token, id) => statusOf(url, `/api/posts/${id}`, token).then((status) => status === 200);

/** A member, and one thing that they wrote. */
export async function author(url, name) {
  const member = await register(url, name);
  const { _id: postId } = await call(url, member.token, "POST", "/api/posts", { text: `${name} writes` });
  return { ...member, postId };
}

export async function siteOf(url) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ site { notice { text } } }" }),
  });
  return (await response.json()).data.site;
}
