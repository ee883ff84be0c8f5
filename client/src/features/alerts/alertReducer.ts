export type AlertType = "success" | "danger";

/** What a person can do about what the alert says; then the alert goes. */
export interface AlertChoice {
  label: string;
  run(): void;
  /** Where a person works by keyboard, the choice takes the focus. */
  isFocused?: boolean;
  /** Where the focus goes when a person leaves the choice by Esc. */
  onLeave?(): void;
}

export interface AlertExtras {
  choice?: AlertChoice;
  /** How long it is shown instead of the usual time, in milliseconds. */
  lifetime?: number;
  /** Something to be glad about, as a group joined: the ring of seven shapes turns once. */
  isMoment?: boolean;
  /** Once it was shown that long. */
  onExpire?(): void;
}

export interface Alert extends AlertExtras {
  id: string;
  msg: string;
  alertType: AlertType;
}

export interface AlertState {
  alerts: readonly Alert[];
  /** True for a while after someone closed the stack. */
  isHidden: boolean;
}

export type AlertAction =
  | { type: "SET_ALERT"; alert: Alert }
  | { type: "REMOVE_ALERT"; id: string }
  | { type: "HIDE_ALERTS" }
  | { type: "SHOW_ALERTS" };

export const noAlerts: AlertState = { alerts: [], isHidden: false };

export function alertReducer(state: AlertState, action: AlertAction): AlertState {
  switch (action.type) {
    case "SET_ALERT":
      return { alerts: [...state.alerts, action.alert], isHidden: false };
    case "REMOVE_ALERT":
      return { ...state, alerts: state.alerts.filter((alert) => alert.id !== action.id) };
    case "HIDE_ALERTS":
      return { ...state, isHidden: true };
    case "SHOW_ALERTS":
      return { ...state, isHidden: false };
  }
}
