import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer } from "react";
import { type Alert, alertReducer, type AlertType, noAlerts } from "./alertReducer";
import { AlertStack } from "./AlertStack";

interface Alerts {
  success(msg: string): void;
  danger(msg: string): void;
}

const AlertsContext = createContext<Alerts | null>(null);

let lastNumber = 0;

function createAlert(alertType: AlertType, msg: string): Alert {
  lastNumber += 1;
  return { id: `alert-${lastNumber}`, msg, alertType };
}

/** Keeps the stacked alerts and shows them above every page. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(alertReducer, noAlerts);
  const raise = useCallback(
    (alertType: AlertType, msg: string) => dispatch({ type: "SET_ALERT", alert: createAlert(alertType, msg) }),
    [],
  );
  const alerts = useMemo<Alerts>(
    () => ({ success: (msg) => raise("success", msg), danger: (msg) => raise("danger", msg) }),
    [raise],
  );
  return (
    <AlertsContext value={alerts}>
      {children}
      <AlertStack {...state} dispatch={dispatch} />
    </AlertsContext>
  );
}

export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) throw new Error("useAlerts needs an AlertsProvider above it");
  return alerts;
}
