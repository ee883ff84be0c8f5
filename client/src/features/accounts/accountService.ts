import type { ApolloClient } from "@apollo/client";
import {
  LoginDocument,
  type LoginInput,
  type LoginMutation,
  LogoutDocument,
  MeDocument,
  type MeQuery,
  RegisterDocument,
  type RegisterInput,
  type RegisterMutation,
  type SessionUserFragment,
} from "../../generated/accountHooks";
import type { FirstQuery } from "../../shared/service/firstQueries";
import { isOwnToken } from "./tokenStore";

/** How long to wait for the session check before treating the visitor as logged out for now, in milliseconds. */
const sessionCheckTimeout = 5000;

/** Who the viewer is. */
export const viewerQuery: FirstQuery = { query: MeDocument, timeout: sessionCheckTimeout };

/** What the service says to a token. */
export interface ViewerAnswer {
  user: SessionUserFragment | null;
  isLoading: boolean;
  hasFailed: boolean;
}

/** The member that the cache knows as the viewer. */
export function readViewer(client: ApolloClient): SessionUserFragment | null {
  return client.readQuery<MeQuery>({ query: MeDocument, optimistic: true })?.me ?? null;
}

interface Watching {
  token: string;
  /** Whether the cache has the member of this token; it may still hold the previous one. */
  isInCache: boolean;
  onAnswer(answer: ViewerAnswer): void;
}

/** Watches the member that the token belongs to; returns the function that stops it. */
export function watchViewer(client: ApolloClient, { token, isInCache, onAnswer }: Watching): () => void {
  const query = client.watchQuery<MeQuery>({
    query: MeDocument,
    fetchPolicy: isInCache || isOwnToken(token) ? "cache-first" : "network-only",
    context: { timeout: sessionCheckTimeout },
    notifyOnNetworkStatusChange: true,
  });
  const subscription = query.subscribe(({ data, loading, error }) =>
    onAnswer({ user: (data as MeQuery | undefined)?.me ?? null, isLoading: loading, hasFailed: Boolean(error) }),
  );
  return () => subscription.unsubscribe();
}

/** Replaces the whole cache with the member's session. */
export async function rememberViewer(client: ApolloClient, user: SessionUserFragment): Promise<void> {
  await client.clearStore();
  client.writeQuery({ query: MeDocument, data: { me: user } });
}

/** Leaves nothing in the cache but the session; what is shown is asked for again, and follows the cache as before. */
export function forgetOthers({ cache }: ApolloClient): void {
  const session = cache.readQuery<MeQuery>({ query: MeDocument });
  void cache.reset({ discardWatches: false });
  if (session) cache.writeQuery({ query: MeDocument, data: session });
}

export async function logIn(client: ApolloClient, input: LoginInput) {
  const { data } = await client.mutate<LoginMutation>({ mutation: LoginDocument, variables: { input } });
  return data?.login;
}

export async function register(client: ApolloClient, input: RegisterInput) {
  const { data } = await client.mutate<RegisterMutation>({ mutation: RegisterDocument, variables: { input } });
  return data?.register;
}

/** Revokes the token. */
export async function logOut(client: ApolloClient, token: string | null): Promise<void> {
  await client.mutate({ mutation: LogoutDocument, context: { token } });
}
