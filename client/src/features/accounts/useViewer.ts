import { useEffect, useRef, useState } from "react";
import type { SessionUserFragment } from "../../generated/accountHooks";
import type { ViewerAnswer } from "./accountService";
import { useAccountService } from "./useAccountService";

const checking: ViewerAnswer = { user: null, isLoading: true, hasFailed: false };
const failed: ViewerAnswer = { user: null, isLoading: false, hasFailed: true };

/** The member of a token, when the product is opened. */
export interface KnownViewer {
  token: string;
  user: SessionUserFragment;
}

interface Known {
  token: string;
  answer: ViewerAnswer;
}

const isSame = (one: Known | null, other: Known) =>
  one?.token === other.token &&
  one.answer.user === other.answer.user &&
  one.answer.isLoading === other.answer.isLoading &&
  one.answer.hasFailed === other.answer.hasFailed;

/** The member of the token, as the service knows them. `opened`: who it is, if that was asked before the first render. */
export function useViewer(token: string | null, opened: KnownViewer | null) {
  const loadAccounts = useAccountService();
  const [known, setKnown] = useState<Known | null>(
    opened && { token: opened.token, answer: { user: opened.user, isLoading: false, hasFailed: false } },
  );
  const inCache = useRef(opened?.token);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!token) return;
    const onAnswer = (answer: ViewerAnswer) =>
      setKnown((before) => (isSame(before, { token, answer }) ? before : { token, answer }));
    const isInCache = inCache.current === token;
    inCache.current = undefined;
    let isOver = false;
    let stop = () => undefined as void;
    loadAccounts().then(
      ({ client, watchViewer }) => {
        if (!isOver) stop = watchViewer(client, { token, isInCache, onAnswer });
      },
      () => {
        if (!isOver) onAnswer(failed);
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
