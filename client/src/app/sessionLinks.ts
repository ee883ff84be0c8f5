import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ApolloLink } from "@apollo/client/link";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError } from "rxjs";
import { askToConfirm } from "../features/settings/confirmation/confirmationStore";
import { clearToken, readToken } from "../features/accounts/tokenStore";

/** No answer takes longer than this, in milliseconds. */
const answerTimeout = 30_000;

/** What a request may bring for itself. */
interface RequestContext {
  token?: string | null;
  timeout?: number;
  headers?: Record<string, string>;
  fetchOptions?: RequestInit;
}

/** Sends the token with each request when there is one, and ends requests that nobody answers. */
export const tokenLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ token = readToken(), timeout = answerTimeout, headers, fetchOptions }: RequestContext) => ({
    token,
    headers: token ? { ...headers, "x-auth-token": token } : headers,
    fetchOptions: { signal: AbortSignal.timeout(timeout), ...fetchOptions },
  }));
  return forward(operation);
});

/** The one place where a token that is not accepted any more is forgotten; the session and its guards follow. */
export const sessionEndLink = new ErrorLink(({ error, operation }) => {
  const { token } = operation.getContext();
  if (token && token === readToken() && isUnauthenticated(error)) clearToken();
});

/** A request that needs it waits until the member has confirmed that it is them, and is then sent again. */
export const confirmationLink = new ErrorLink(({ error, operation, forward }) => {
  if (!hasCode(error, "CONFIRMATION_REQUIRED")) return;
  // The time for an answer starts again.
  operation.setContext({ fetchOptions: undefined });
  return from(askToConfirm()).pipe(
    switchMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
  );
});

const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);

function isUnauthenticated(error: unknown): boolean {
  return hasCode(error, "UNAUTHENTICATED") || (ServerError.is(error) && error.statusCode === 401);
}
