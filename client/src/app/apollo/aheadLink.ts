import type { ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { canonicalStringify } from "@apollo/client/utilities";
import { type Observable, ReplaySubject } from "rxjs";
import type { FirstQuery } from "../../shared/service/firstQueries";

/** How long an answer waits for the hook that asks for it, in milliseconds. What comes later asks the service. */
const keptFor = 10_000;

interface Context {
  token?: string | null;
  ahead?: { readsCache: boolean };
}

/**
 * An operation that is sent ahead of its hook keeps its answer here; the hook's own request receives it, once. Whatever a
 * click leads to asks the service.
 */
export function aheadLink(): ApolloLink {
  const kept = new Map<string, Observable<ApolloLink.Result>>();
  addEventListener("click", () => kept.clear(), { capture: true });
  return new ApolloLink((operation, forward) => {
    const { ahead, token } = operation.getContext() as Context;
    const key = canonicalStringify([operation.operationName, operation.variables, token]);
    if (ahead) {
      const answer = new ReplaySubject<ApolloLink.Result>(1);
      const forget = () => void kept.delete(key);
      forward(operation).subscribe(answer);
      kept.set(key, answer);
      setTimeout(forget, keptFor);
      // From then on the hook finds it in the cache, and only a later request would come here.
      if (ahead.readsCache) answer.subscribe({ complete: forget, error: forget });
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
  for (const { readsCache = false, timeout, ...query } of queries) {
    const context = { ahead: { readsCache }, queryDeduplication: false, ...(timeout && { timeout }) };
    void client.query({ ...query, context }).catch(() => undefined);
  }
}
