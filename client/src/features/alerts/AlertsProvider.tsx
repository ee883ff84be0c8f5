import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer } from "react";
import { type Alert, type AlertExtras, alertReducer, type AlertType, noAlerts } from "./alertReducer";
import { AlertStack } from "./AlertStack";

interface Alerts {
  /** Both give back what takes the alert away early. */
  success(msg: string, extras?: AlertExtras): () => void;
  danger(msg: string, extras?: AlertExtras): () => void;
}

const AlertsContext = createContext<Alerts | null>(null);

let lastNumber = 0;

function createAlert(alertType: AlertType, msg: string, extras?: AlertExtras): Alert {
  lastNumber += 1;
  return { id: `alert-${lastNumber}`, msg, alertType, ...extras };
}

/** Keeps the stacked alerts and shows them above every page. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(alertReducer, noAlerts);
  const raise = useCallback((alertType: AlertType, msg: string, extras?: AlertExtras) => {
    const alert = createAlert(alertType, msg, extras);
    dispatch({ type: "SET_ALERT", alert });
    return () => dispatch({ type: "REMOVE_ALERT", id: alert.id });
  }, []);
  const alerts = useMemo<Alerts>(
    () => ({ success: (...said) => raise("success", ...said), danger: (...said) => raise("danger", ...said) }),
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
