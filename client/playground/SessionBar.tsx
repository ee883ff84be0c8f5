import { useSyncExternalStore } from "react";
import { hintFor } from "./hints";
import { becomeGuest, readSession, runAs, subscribeToSession, takeToken } from "./session";
import type { SiteSession } from "./siteSession";

interface Props {
  /** Who is logged in to the site in this browser. */
  site: SiteSession | null;
}

/** Shows as whom operations run, the running subscription and help for an error; switches between member and guest. */
export function SessionBar({ site }: Props) {
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
        <p>{hasPastedToken ? "The last operation used the token in the headers box." : describe(token, site)}</p>
      </div>
      <p>In the editors, Tab indents. Press Ctrl+M (Ctrl+Shift+M on a Mac), then Tab leaves them.</p>
      {offered && (
        <button type="button" className="take" onClick={takeToken}>
          Use the token of this answer
        </button>
      )}
      {!token && !offered && site && (
        <button type="button" className="take" onClick={() => runAs(site.token)}>
          Run as <bdi>{site.name}</bdi>
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

function describe(token: string, site: SiteSession | null): string {
  if (!token) return "You run operations as a guest.";
  return token === site?.token ? `You run operations as ${site.name}.` : "You run operations as a member.";
}
