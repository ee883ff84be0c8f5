import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import type { SessionUserFragment } from "../../generated/accountHooks";
import { useServiceSource } from "../../shared/service/ServiceContext";
import { useOnBackOnline } from "../../ui/feedback/useOnBackOnline";
import { isOwnToken, readToken, subscribeToToken, writeToken } from "./tokenStore";
import { useAccountService } from "./useAccountService";
import { type KnownViewer, useViewer } from "./useViewer";

export interface Session {
  /** `checking` until the service has answered for a stored token. */
  status: "checking" | "member" | "guest";
  user: SessionUserFragment | null;
  /** True when the service did not answer: the token is kept, and `retry` asks again. */
  isUnreachable: boolean;
  retry(): void;
  /** Begins a session with what login or register answered. */
  begin(answer: { token: string; user: SessionUserFragment }): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

interface Props {
  /** The member, if the service was asked before the first render. */
  viewer?: KnownViewer | null;
  children: ReactNode;
}

/** Provides the session, from `localStorage.token` and the service's answer to it. */
export function SessionProvider({ viewer = null, children }: Props) {
  const token = useSyncExternalStore(subscribeToToken, readToken, () => null);
  const { answer, accept, retry } = useViewer(token, viewer);
  const loadAccounts = useAccountService();

  const session = useMemo<Session>(() => {
    const user = token ? answer.user : null;
    const isAsking = Boolean(token) && answer.isLoading;
    return {
      status: user ? "member" : isAsking ? "checking" : "guest",
      user,
      isUnreachable: Boolean(token) && !user && !isAsking && answer.hasFailed,
      retry,
      begin: async ({ token: newToken, user: newUser }) => {
        const { client, rememberViewer } = await loadAccounts();
        await rememberViewer(client, newUser);
        accept(newToken, newUser);
        writeToken(newToken);
      },
    };
    // `accept` and `retry` do the same thing at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, answer, loadAccounts]);
  useStartOver(token, session.user);
  useOnBackOnline(retry, session.isUnreachable);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Clears the cache when the viewer changes or logs out, in this tab or another. */
function useStartOver(token: string | null, user: SessionUserFragment | null) {
  const source = useServiceSource();
  const startOver = useCallback(() => {
    const forget = () => source.loaded()?.client.resetStore();
    setTimeout(() => void forget()?.catch(() => undefined));
  }, [source]);
  useEffect(() => {
    if (!token) return;
    return () => {
      if (readToken() === null) startOver();
    };
  }, [token, startOver]);

  // null: a guest; undefined: not known yet.
  const viewerId = useRef<string | null | undefined>(readToken() === null ? null : undefined);
  useEffect(() => {
    if (readToken() === null) viewerId.current = null;
    if (!token || !user) return;
    // A suspended tab can miss a logout and see only the next login.
    const isAnother = viewerId.current !== undefined && viewerId.current !== user.id;
    if (isAnother && !isOwnToken(token)) startOver();
    viewerId.current = user.id;
  }, [token, user, startOver]);

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
