import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ApolloLink } from "@apollo/client/link";
import {
  defer,
  finalize,
  from,
  type MonoTypeOperatorFunction,
  Observable,
  retry,
  switchMap,
  tap,
  throwError,
} from "rxjs";
import { lookAgain, noteRefused, noteWanted } from "../../shared/live";

/** The pause before a subscription that failed is tried again, in milliseconds. */
const retryAfter = 30_000;

/** Errors that another attempt does not change: the object is gone, or the right to see it. */
const final = ["NOT_FOUND", "FORBIDDEN", "UNAUTHENTICATED", "BAD_USER_INPUT"];

/** Live events use a socket. Its code is fetched with the first subscription, not with the first page. */
export const lazySocketLink = new ApolloLink((operation) =>
  lasting(
    defer(() => from(import("./socketLink"))).pipe(switchMap(({ requestOverSocket }) => requestOverSocket(operation))),
  ),
);

/** Counts a subscription while a screen has it, and retries it while an attempt can help. */
export function lasting<Event>(events: Observable<Event>): Observable<Event> {
  return defer(() => {
    const end = noteWanted();
    return events.pipe(retryLater(), tap({ complete: lookAgain, error: lookAgain }), finalize(end));
  });
}

/** Until the next attempt, the subscription counts as refused. */
const retryLater = <Event>(): MonoTypeOperatorFunction<Event> =>
  retry({ delay: (error: unknown) => (isFinal(error) ? throwError(() => error) : pause()) });

const pause = () =>
  new Observable<void>((observer) => {
    const end = noteRefused();
    const timer = setTimeout(() => observer.next(), retryAfter);
    return () => {
      clearTimeout(timer);
      end();
    };
  });

const isFinal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => final.includes(String(extensions?.code)));
