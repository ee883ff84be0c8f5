import { setTimeout as wait } from "node:timers/promises";
import { askGraphql } from "../support/askGraphql.mjs";

/** The service is too busy for a request on a slow machine: nobody was promised anything. */
export class BusyError extends Error {}

/** Does this again while the service is busy, for at most a minute. */
export async function untilServed(work) {
  for (const end = Date.now() + 60_000; ; await wait(200)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof BusyError) || Date.now() > end) throw error;
    }
  }
}

/** The data of one GraphQL request; throws unless it succeeds. */
export async function ask(...request) {
  return askGraphql(...request).catch((error) => {
    throw /busy/.test(error.message) ? new BusyError(error.message) : error;
  });
}

export const password = "still here afterwards";

/** Signs somebody up. With another address each time: a busy service may say so after it has made an account. */
export function register(url, name) {
  return untilServed(async () => {
    const input = { name, email: `${crypto.randomUUID()}@example.com`, password };
    const mutation = `mutation ($input: RegisterInput!) { register(input: $input) { token user { id } } }`;
    const { token, user } = (await ask(url, mutation, { input })).register;
    return { name, email: input.email, token, id: user.id };
  });
}

/** One request over REST; throws unless it succeeds. */
export async function call(url, token, method, route, body) {
  const headers = {
    ...(token ? { "x-auth-token": token } : {}),
    ...(body ? { "content-type": "application/json" } : {}),
  };
  const response = await fetch(url + route, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  if (response.status === 503) throw new BusyError(`${method} ${route} was refused as too much`);
  if (!response.ok) throw new Error(`${method} ${route} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}
