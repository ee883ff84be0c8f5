import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { ApolloLink } from "@apollo/client/link";
import { ErrorLink } from "@apollo/client/link/error";
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

function isUnauthenticated(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error))
    return error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
  return ServerError.is(error) && error.statusCode === 401;
}
