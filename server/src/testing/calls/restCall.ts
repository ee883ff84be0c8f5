import type { InjectOptions } from "fastify";
import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";
import { RestContract } from "../contract/RestContract";

interface Call {
  body?: unknown;
  as?: User;
  token?: string;
  ip?: string;
  headers?: Record<string, string>;
}

/**
 * Speaks to the REST edge as its clients do: `rest("PUT /api/posts/like/7", { as })`; a body travels as JSON. Throws when
 * an answer is not as the OpenAPI document says: its status, its headers, its body.
 */
export function restCall(testApp: () => TestApp) {
  return async (route: string, { body, ...asking }: Call = {}) => {
    const [method, url] = route.split(" ") as [InjectOptions["method"], string];
    const payload = body === undefined ? {} : { payload: body as InjectOptions["payload"] };
    const response = await testApp().request({ method, url, ...payload }, asking);
    const contract = await RestContract.of(testApp().http);
    const difference = contract.findDifference(String(method), url, response);
    if (difference) throw new Error(difference);
    // The body has any shape: each test knows the one that it reads.
    // oxlint-disable-next-line typescript/no-explicit-any
    const answer: any = response.body === "" ? null : response.json();
    return { status: response.statusCode, headers: response.headers, body: answer };
  };
}
