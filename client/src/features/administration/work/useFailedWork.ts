import { useCallback, useState } from "react";
import {
  type FailedWorkFragment,
  useDropFailedJobsMutation,
  useRetryFailedJobsMutation,
} from "../../../generated/administrationHooks";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

type Work = readonly FailedWorkFragment[];

/** Runs failed work again, or gives it up after a question. The answer has what is left. */
export function useFailedWork(onDone: () => void) {
  const alerts = useAlerts();
  const [retry] = useRetryFailedJobsMutation();
  const [giveUp] = useDropFailedJobsMutation();
  /** What is asked about; it stays while the dialog closes. */
  const [asked, setAsked] = useState<Work>([]);
  const [isAsking, setAsking] = useState(false);
  const again = useAction(
    useCallback(
      async (work: Work) => {
        await retry({ variables: { input: { ids: work.map(({ id }) => id) } } });
        alerts.success(
          texts.startedAgain(
            work.length,
            work.every(({ isMail }) => isMail),
          ),
        );
        onDone();
      },
      [retry, alerts, onDone],
    ),
  );
  const drop = useAction(
    useCallback(
      async (work: Work) => {
        await giveUp({ variables: { input: { ids: work.map(({ id }) => id) } } });
        alerts.success(texts.dropped(work.length));
        setAsking(false);
        onDone();
      },
      [giveUp, alerts, onDone],
    ),
  );
  const close = () => setAsking(false);
  const ask = (work: Work) => {
    setAsked(work);
    setAsking(true);
  };
  const onConfirm = async () => {
    await drop.run(asked);
    close();
  };
  const dialog = { isOpen: isAsking, isPending: drop.isPending, onClose: close, onConfirm };
  return { again, drop: { ask, count: asked.length, dialog } };
}
