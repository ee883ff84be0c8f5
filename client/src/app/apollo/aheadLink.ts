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

const kept = new Map<string, Observable<ApolloLink.Result>>();

/**
 * An operation that is sent ahead of its hook keeps its answer here; the hook's own request receives it, once. Whatever a
 * click leads to asks the service.
 */
export function aheadLink(): ApolloLink {
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

/**
 * Sends queries before their hooks are rendered, each in a task of its own, so that together they do not block input.
 * Resolves when each of them is answered or has failed; a failure is for the hook to show.
 */
export async function askAhead(client: ApolloClient, queries: readonly FirstQuery[]): Promise<void> {
  const answers: Promise<unknown>[] = [];
  for (const { readsCache = false, timeout, ...query } of queries) {
    // Not deduplicated: the hook's request has to reach the link above.
    const context = { ahead: { readsCache }, queryDeduplication: false, ...(timeout && { timeout }) };
    answers.push(client.query({ ...query, context }).catch(() => undefined));
    await nextTask();
  }
  await Promise.all(answers);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Lets hooks take what the cache has, without asking. It returns the function that ends this: what was sent ahead is
 * forgotten then, and each hook asks as it says. An effect that asks by itself (`client.query`, `refetch`) would get what the
 * cache has as well until then: it waits for `afterOpening`.
 */
export function readCacheFirst(client: ApolloClient): () => void {
  client.prioritizeCacheValues = true;
  return () => {
    client.prioritizeCacheValues = false;
    kept.clear();
  };
}
