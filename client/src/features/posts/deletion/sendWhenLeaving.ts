import { beforeSessionEnds } from "../../accounts/lastRequests";
import { readToken, subscribeToToken } from "../../accounts/tokenStore";

/**
 * Calls back once, when the page closes, reloads or is frozen, or when the session with this token ends: then there may be no
 * later. Until the result is called. A page that is only in the background goes on, and its timers with it.
 */
export function sendWhenLeaving(token: string | null, send: () => Promise<unknown>): () => void {
  const leave = () => {
    end();
    return send();
  };
  const leaveOtherToken = () => {
    if (readToken() !== token) void leave();
  };
  const ends = [beforeSessionEnds(leave), subscribeToToken(leaveOtherToken)];
  const leaveForGood = () => void leave();
  window.addEventListener("pagehide", leaveForGood);
  document.addEventListener("freeze", leaveForGood);
  function end() {
    ends.forEach((stop) => stop());
    window.removeEventListener("pagehide", leaveForGood);
    document.removeEventListener("freeze", leaveForGood);
  }
  return end;
}
