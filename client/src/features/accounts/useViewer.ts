import { useEffect, useState } from "react";
import type { SessionUserFragment } from "../../generated/accountHooks";
import type { ViewerAnswer } from "./accountService";
import { useAccountService } from "./useAccountService";

const checking: ViewerAnswer = { user: null, isLoading: true, hasFailed: false };
const failed: ViewerAnswer = { user: null, isLoading: false, hasFailed: true };

/** The member of the token, as the service knows them. */
export function useViewer(token: string | null) {
  const loadAccounts = useAccountService();
  const [known, setKnown] = useState<{ token: string; answer: ViewerAnswer } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!token) return;
    const update = (answer: ViewerAnswer) => setKnown({ token, answer });
    let isOver = false;
    let stop = () => undefined as void;
    loadAccounts().then(
      ({ client, watchViewer }) => {
        if (!isOver) stop = watchViewer(client, token, update);
      },
      () => {
        if (!isOver) update(failed);
      },
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [token, loadAccounts, attempt]);

  return {
    answer: known && known.token === token ? known.answer : checking,
    /** Accepts the member from a login or sign-up response, which saves a second request. */
    accept: (newToken: string, user: SessionUserFragment) =>
      setKnown({ token: newToken, answer: { user, isLoading: false, hasFailed: false } }),
    retry: () => {
      setKnown(null);
      setAttempt((count) => count + 1);
    },
  };
}
