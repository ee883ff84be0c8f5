import { useSyncExternalStore } from "react";
import { hintFor } from "./hints";
import { becomeGuest, readSession, subscribeToSession, takeToken } from "./session";

/** Shows as whom operations run, the running subscription and help for an error; switches between member and guest. */
export function SessionBar() {
  const { token, hasPastedToken, offered, problem, listening, ended } = useSyncExternalStore(
    subscribeToSession,
    readSession,
  );
  return (
    <div className="session">
      <div role="status">
        {problem && (
          <p className="problem">
            <code>{problem}</code> {hintFor(problem)}
          </p>
        )}
        {listening && <p>Listening: {listening}. New events replace the answer above.</p>}
        {ended && <p>{ended}</p>}
        <p>{hasPastedToken ? "The last operation used the token in the headers box." : describe(token)}</p>
      </div>
      <p>In the editors, Tab indents. Press Ctrl+M (Ctrl+Shift+M on a Mac), then Tab leaves them.</p>
      {offered && (
        <button type="button" className="take" onClick={takeToken}>
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

const describe = (token: string) => (token ? "You run operations as a member." : "You run operations as a guest.");
