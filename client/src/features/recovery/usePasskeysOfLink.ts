import { useEffect, useState } from "react";
import { type Problem, readProblem } from "../../ui/feedback/problem";
import { useRecovery } from "./useRecovery";

interface PasskeysOfLink {
  /** null while they are not known, also when they did not load. */
  passkeys: readonly string[] | null;
  /** Why the link cannot be used any more; null while it may. */
  ended: Problem | null;
}

const unknown: PasskeysOfLink = { passkeys: null, ended: null };

/** Reads the passkeys of a reset link's account, without using up the link. */
export function usePasskeysOfLink(token: string): PasskeysOfLink {
  const load = useRecovery();
  const [found, setFound] = useState(unknown);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const { client, openReset } = await load();
      return { passkeys: await openReset(client, token), ended: null };
    };
    read()
      .catch((error: unknown) => {
        const problem = readProblem(error);
        return problem.code === "BAD_USER_INPUT" ? { passkeys: null, ended: problem } : unknown;
      })
      .then(
        (known) => isShown && setFound(known),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [load, token]);
  return found;
}
