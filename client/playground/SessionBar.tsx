import { useRef, useSyncExternalStore } from "react";
import type { Topic } from "./examples/example";
import { hintFor } from "./hints";
import { describeLive, LiveButtons, useLiveTab } from "./LiveLine";
import { focusRunButton } from "./openTab";
import { becomeGuest, readSession, runAs, subscribeToSession, takeToken } from "./session";
import type { SiteSession } from "./siteSession";

interface Props {
  /** Who is logged in to the site in this browser. */
  site: SiteSession | null;
  topics: readonly Topic[];
}

/** Shows as whom operations run, what the last answer cost, the running subscription and help for an error; switches between member and guest. */
export function SessionBar({ site, topics }: Props) {
  const { token, hasPastedToken, offered, tabId, answers, notice, live, ended } = useSyncExternalStore(
    subscribeToSession,
    readSession,
  );
  const { measured, problem } = answers[tabId] ?? {};
  useLiveTab(live);
  const bar = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone then: the one in its place gets the focus. */
  const replacing = (act: () => void) => () => {
    act();
    setTimeout(() => (bar.current?.querySelector("button") ?? { focus: focusRunButton }).focus());
  };
  return (
    <div className="session" ref={bar}>
      <div role="status">
        {measured && <p className="measured">{measured}</p>}
        {problem && (
          <p className="problem">
            <code>{problem}</code> {hintFor(problem)}
          </p>
        )}
        {live && <p>{describeLive(live)}</p>}
        {ended && <p>{ended}</p>}
        {notice && <p className="notice">{notice}</p>}
        <p>{hasPastedToken ? "The last operation used the token in the headers box." : describe(token, site)}</p>
      </div>
      {live && <LiveButtons live={live} topics={topics} />}
      {offered && (
        <button type="button" className="take" onClick={replacing(takeToken)}>
          Use the token of this answer
        </button>
      )}
      {!token && !offered && site && (
        <button type="button" className="take" onClick={replacing(() => runAs(site.token))}>
          Run as <bdi>{site.name}</bdi>
        </button>
      )}
      {token && (
        <button type="button" onClick={replacing(becomeGuest)}>
          Back to guest
        </button>
      )}
      <p className="keys">In the editors, Tab indents. Press Ctrl+M (Ctrl+Shift+M on a Mac), then Tab leaves them.</p>
    </div>
  );
}

function describe(token: string, site: SiteSession | null): string {
  if (!token) return "You run operations as a guest.";
  return token === site?.token ? `You run operations as ${site.name}.` : "You run operations as a member.";
}
