import { useCallback, useRef, useState } from "react";
import { type Leaver, readLeaver } from "./readLeaver";
import { readSuspension, type Suspension } from "./readSuspension";
import { type Session, useSession } from "./SessionProvider";

type Answer = Parameters<Session["begin"]>[0];

export interface OneSignIn {
  isSigningIn: boolean;
  /** Begins the session that `ask` is answered with; does nothing while another sign-in is in flight. */
  signIn(ask: () => Promise<Answer | null | undefined>): Promise<void>;
  /** The last sign-in was correct, but the account is waiting to be deleted: no session has begun. */
  leaver: Leaver | null;
  forgetLeaver(): void;
}

/**
 * Serializes sign-ins by password, passkey button and passkey autofill: two at once would each begin a session, and the
 * second would clear the cache while the first one's page is loading.
 */
export function useOneSignIn(onSuspended?: (suspension: Suspension) => void): OneSignIn {
  const { begin } = useSession();
  const [isSigningIn, setSigningIn] = useState(false);
  const [leaver, setLeaver] = useState<Leaver | null>(null);
  const isInFlight = useRef(false);
  const signIn = useCallback(
    async (ask: () => Promise<Answer | null | undefined>) => {
      if (isInFlight.current) return;
      const note = (value: boolean) => setSigningIn((isInFlight.current = value));
      note(true);
      try {
        const answer = await ask();
        if (answer) await begin(answer);
        // After a success, the form is about to unmount.
        else note(false);
      } catch (error) {
        note(false);
        const suspension = onSuspended && readSuspension(error);
        if (suspension) return onSuspended(suspension);
        const found = readLeaver(error);
        if (!found) throw error;
        setLeaver(found);
      }
    },
    // `begin` and `onSuspended` do the same at every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  const forgetLeaver = useCallback(() => setLeaver(null), []);
  return { isSigningIn, signIn, leaver, forgetLeaver };
}
