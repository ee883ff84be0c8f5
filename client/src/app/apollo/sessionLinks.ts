import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ApolloLink } from "@apollo/client/link";
import { ErrorLink } from "@apollo/client/link/error";
import { from, switchMap, throwError } from "rxjs";
import { askToConfirm } from "../../features/settings/confirmation/confirmationStore";
import { clearToken, readToken } from "../../features/accounts/tokenStore";

/** No answer takes longer than this, in milliseconds. */
const answerTimeout = 30_000;

/** What an operation can set in its own context. */
interface RequestContext {
  token?: string | null;
  timeout?: number;
  headers?: Record<string, string>;
  fetchOptions?: RequestInit;
}

/** Sends the token with each request, if there is one, and aborts requests that take too long. */
export const tokenLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ token = readToken(), timeout = answerTimeout, headers, fetchOptions }: RequestContext) => ({
    token,
    headers: token ? { ...headers, "x-auth-token": token } : headers,
    fetchOptions: { signal: AbortSignal.timeout(timeout), ...fetchOptions },
  }));
  return forward(operation);
});

/** The only place that clears a rejected token; the session and its guards follow. */
export const sessionEndLink = new ErrorLink(({ error, operation }) => {
  const { token } = operation.getContext();
  if (token && token === readToken() && isUnauthenticated(error)) clearToken();
});

/** Holds a request that needs confirmation until the member has confirmed their identity, then retries it. */
export const confirmationLink = new ErrorLink(({ error, operation, forward }) => {
  if (!hasCode(error, "CONFIRMATION_REQUIRED")) return;
  // Restarts the timeout.
  operation.setContext({ fetchOptions: undefined });
  return from(askToConfirm()).pipe(
    switchMap((isConfirmed) => (isConfirmed ? forward(operation) : throwError(() => error))),
  );
});

/** A change that is not taken may mean that the site can only be read now. Its banner comes later, and listens to the window. */
export const unavailableLink = new ErrorLink(({ error, operation }) => {
  if (operation.operationType !== "mutation") return;
  if (hasCode(error, "UNAVAILABLE") || (ServerError.is(error) && error.statusCode === 503))
    dispatchEvent(new Event("unavailable"));
});

const hasCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);

function isUnauthenticated(error: unknown): boolean {
  return hasCode(error, "UNAUTHENTICATED") || (ServerError.is(error) && error.statusCode === 401);
}
