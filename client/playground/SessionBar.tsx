import { useSyncExternalStore } from "react";
import { becomeGuest, readSession, subscribeToSession, takeToken } from "./session";

/** Says as whom operations run, and changes it with one click. */
export function SessionBar() {
  const { token, offered } = useSyncExternalStore(subscribeToSession, readSession);
  return (
    <div className="session">
      <span role="status">{token ? "You run operations as a member." : "You run operations as a guest."}</span>
      {offered && (
        <button type="button" onClick={takeToken}>
          Use the token of this answer
        </button>
      )}
      {token && (
        <button type="button" onClick={becomeGuest}>
          Back to guest
        </button>
      )}
    </div>
  );
}
