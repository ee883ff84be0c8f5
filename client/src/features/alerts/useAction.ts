import { useCallback, useRef, useState } from "react";
import { type Problem, readProblem } from "../../ui/feedback/problem";
import { useAlerts } from "./AlertsProvider";

interface Options {
  /** The fields of the form that shows what is wrong with them; their messages raise no alert of their own. */
  fields?: readonly string[];
  /** The problem is shown in place and raises no alert: a dialog covers those. */
  isShownInPlace?: boolean;
}

interface Action<Args extends unknown[]> {
  run(...args: Args): Promise<void>;
  isPending: boolean;
  /** What the last run failed with, until the next. */
  problem: Problem | null;
}

/**
 * Something a person does that may fail: cannot be started twice at a time, and each thing that goes wrong becomes a
 * danger alert, unless a form shows it beside its field.
 */
export function useAction<Args extends unknown[]>(
  perform: (...args: Args) => Promise<unknown>,
  { fields = noFields, isShownInPlace = false }: Options = {},
): Action<Args> {
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
        // The member closed the confirmation dialog.
        if (failure.code === "CONFIRMATION_REQUIRED") return;
        setProblem(failure);
        if (!isShownInPlace) messagesBeyond(failure, fields).forEach((message) => alerts.danger(message));
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
    [perform, alerts, fields, isShownInPlace],
  );
  return { run, isPending, problem };
}

const noFields: readonly string[] = [];

/** What no field of the form says. */
function messagesBeyond({ messages, fields }: Problem, shown: readonly string[]): string[] {
  const beside = Object.entries(fields).filter(([field]) => shown.includes(field));
  return messages.filter((message) => !beside.some(([, said]) => said === message));
}
