import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { useEffect } from "react";
import type { Topic } from "./examples/example";
import { takeUp } from "./liveOperation";
import { focusRunButton, useOpenExample } from "./openTab";
import type { LiveState } from "./session";

/** The running subscription: it goes on while another tab is open, and its tab shows it again. */
export function useLiveTab(live: LiveState | null): void {
  const { subscription, openId } = useGraphiQL((state) => ({
    subscription: state.subscription,
    openId: state.tabs[state.activeTabIndex]?.id,
  }));
  const { run, stop } = useGraphiQLActions();
  useEffect(() => {
    if (!live?.isAway) return;
    // GraphiQL would show the events in the tab that is open.
    if (openId !== live.tabId && subscription) stop();
    if (openId === live.tabId && !subscription) takeUp(run);
  }, [live, openId, subscription, run, stop]);
}

/** In words, for people and screen readers. */
export function describeLive({ name, isAway, unseen }: LiveState): string {
  if (!isAway) return `Listening: ${name}. New events replace the answer above.`;
  if (unseen === 0) return `${name} goes on listening in its tab.`;
  return unseen === 1 ? `${name} has a new event.` : `${name} has ${unseen} new events.`;
}

/** Leads to the subscription's tab; from there to an example that makes an event come. */
export function LiveButtons({ live, topics }: { live: LiveState; topics: readonly Topic[] }) {
  const place = useGraphiQL((state) => state.tabs.findIndex(({ id }) => id === live.tabId));
  const { changeTab } = useGraphiQLActions();
  const open = useOpenExample(topics);
  const next = topics
    .flatMap(({ examples }) => examples)
    .find(({ query, next: has }) => has && query.includes(` ${live.name} {`))?.next;
  const show = () => {
    changeTab(place);
    // This button is gone then.
    setTimeout(focusRunButton);
  };
  if (live.isAway)
    return (
      <button type="button" className={live.unseen > 0 ? "take" : undefined} onClick={show}>
        Show {live.name}
      </button>
    );
  if (!next) return null;
  return (
    <>
      <p>Run “{next.title}” in a second tab: the event appears here.</p>
      <button type="button" onClick={() => open(next)}>
        Open “{next.title}”
      </button>
    </>
  );
}
