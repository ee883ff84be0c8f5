import { useApolloClient } from "@apollo/client/react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { MeDocument, type SessionUserFragment, useMeQuery } from "../../generated/accountHooks";
import { readToken, subscribeToToken, writeToken } from "./tokenStore";

/** How long the start waits for the service before the visitor is treated as logged out for now, in milliseconds. */
export const sessionCheckTimeout = 5000;

export interface Session {
  /** `checking` while a stored token has not been answered for yet. */
  status: "checking" | "member" | "guest";
  user: SessionUserFragment | null;
  /** True when the service did not answer: the token is kept, and `retry` asks again. */
  isUnreachable: boolean;
  retry(): void;
  /** Begins a session with what login or register answered. */
  begin(answer: { token: string; user: SessionUserFragment }): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Knows who the visitor is, from `localStorage.token` and the service's answer to it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const token = useSyncExternalStore(subscribeToToken, readToken, () => null);
  const { data, loading, error, refetch } = useMeQuery({
    skip: !token,
    context: { timeout: sessionCheckTimeout },
    notifyOnNetworkStatusChange: true,
  });
  useStartOver(token);

  const begin = useCallback<Session["begin"]>(
    async ({ token: newToken, user }) => {
      await client.clearStore();
      client.writeQuery({ query: MeDocument, data: { me: user } });
      writeToken(newToken);
    },
    [client],
  );

  const user = (token && data?.me) || null;
  const status = user ? "member" : token && loading ? "checking" : "guest";
  const isUnreachable = Boolean(token && !user && !loading && error);
  const session = useMemo<Session>(
    () => ({ status, user, isUnreachable, begin, retry: () => void refetch().catch(() => undefined) }),
    [status, user, isUnreachable, begin, refetch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Forgets everything the service ever said to a member once their token is gone, wherever that happened. */
function useStartOver(token: string | null) {
  const client = useApolloClient();
  useEffect(() => {
    if (!token) return;
    return () => {
      if (readToken() === null) setTimeout(() => void client.resetStore().catch(() => undefined));
    };
  }, [token, client]);

  // Before the first paint the boot script hid the menu of a visitor with a token; from here on React decides.
  useEffect(() => {
    if (token || !readToken()) delete document.documentElement.dataset.boot;
  }, [token]);
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
