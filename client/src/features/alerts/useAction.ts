import { useCallback, useRef, useState } from "react";
import { type Problem, readProblem } from "../../ui/problem";
import { useAlerts } from "./AlertsProvider";

interface Action<Args extends unknown[]> {
  run(...args: Args): Promise<void>;
  isPending: boolean;
  /** What the last run failed with, until the next. */
  problem: Problem | null;
}

/**
 * Something a person does that may fail: cannot be started twice at a time, and each thing that goes wrong becomes a
 * danger alert. A session that ended meanwhile says nothing: the way to the login page says it.
 */
export function useAction<Args extends unknown[]>(perform: (...args: Args) => Promise<unknown>): Action<Args> {
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);

  const run = useCallback(
    async (...args: Args) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setPending(true);
      setProblem(null);
      try {
        await perform(...args);
      } catch (error) {
        const failure = readProblem(error);
        setProblem(failure);
        failure.messages.forEach((message) => alerts.danger(message));
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
    [perform, alerts],
  );
  return { run, isPending, problem };
}
