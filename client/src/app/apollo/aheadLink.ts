import type { ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { canonicalStringify } from "@apollo/client/utilities";
import { type Observable, ReplaySubject } from "rxjs";
import type { FirstQuery } from "../../shared/service/firstQueries";

/** How long an answer waits for the hook that asks for it, in milliseconds. What comes later asks the service. */
const keptFor = 10_000;

/** An operation that is sent ahead of its hook keeps its answer here; the hook's own request receives it, once. */
export function aheadLink(): ApolloLink {
  const kept = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const { isAhead, token } = operation.getContext() as { isAhead?: boolean; token?: string | null };
    const key = canonicalStringify([operation.operationName, operation.variables, token]);
    if (isAhead) {
      const answer = new ReplaySubject<ApolloLink.Result>(1);
      forward(operation).subscribe(answer);
      kept.set(key, answer);
      setTimeout(() => kept.delete(key), keptFor);
      return answer;
    }
    const answer = kept.get(key);
    kept.delete(key);
    return answer ?? forward(operation);
  });
}

/** Sends queries before their hooks are rendered. A failure is for the hook to show. */
export function askAhead(client: ApolloClient, queries: readonly FirstQuery[]): void {
  // Not deduplicated: the hook's request has to reach the link above.
  for (const { timeout, ...query } of queries) {
    const context = { isAhead: true, queryDeduplication: false, ...(timeout && { timeout }) };
    void client.query({ ...query, context }).catch(() => undefined);
  }
}
