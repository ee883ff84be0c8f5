import { ApolloServer } from "@apollo/server";
import type { User } from "../../features/accounts/users/User";
import { buildComment, buildPost, buildProfile, buildUser } from "../app/factories";
import { type TestApp, useTestApp } from "../app/harness";

export let testApp: () => TestApp;

export let ada: User;

export let postId: string;

export type Payload = Record<string, unknown>;

/** The parts of an answer that both ways decide, and whether Apollo Server was used. */
export async function send(payload: Payload, { accept, as = ada }: { accept?: string; as?: User | null } = {}) {
  const apollo = vi.spyOn(ApolloServer.prototype, "executeHTTPGraphQLRequest");
  const before = testApp().counter.statements.length;
  const { statusCode, headers, body } = await testApp().request(
    { method: "POST", url: "/graphql", payload, headers: accept ? { accept } : {} },
    as ? { as } : {},
  );
  const asksApollo = apollo.mock.calls.length > 0;
  apollo.mockRestore();
  return {
    asksApollo,
    statements: testApp().counter.statements.slice(before),
    remaining: Number(headers["ratelimit-remaining"]),
    answer: {
      status: statusCode,
      type: headers["content-type"],
      cache: headers["cache-control"],
      limit: headers["ratelimit-limit"],
      retryAfter: headers["retry-after"],
      body: body.replace(/"requestId":"[^"]+"/g, `"requestId":"…"`),
    },
  };
}

export const fresh = (() => {
  let count = 0;
  /** The same document, as if it had never been sent. */
  return (query: string) => `${query} #${count++}`;
})();

/** What each test file of plain requests calls first: the server, Ada and her group. */
export function usePlainRequests(): void {
  testApp = useTestApp();
  beforeAll(async () => {
    const { db } = testApp();
    ada = await buildUser(db);
    await buildProfile(db, { userId: ada.id });
    postId = (await buildPost(db, { authorId: ada.id })).id;
    for (let n = 0; n < 3; n++) await buildComment(db, { postId });
    // Starts her session, which is no statement of the requests that are compared.
    await testApp().graphql("{ me { id } }", {}, { as: ada });
  });
}
