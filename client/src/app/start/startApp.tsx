import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { matchRoutes, type RouteMatch } from "react-router-dom";
import { readToken } from "../../features/accounts/tokenStore";
import { beginOpening } from "../../shared/opening";
import type { AskingPage, FirstQuery } from "../../shared/service/firstQueries";
import { App } from "./App";
import { createBrowserHistory } from "../routing/appHistory";
import { appService } from "../apollo/appService";
import { loadMemberParts } from "../shell/useMemberParts";
import { loadMatchedRoutes } from "../routing/loadMatchedRoutes";
import { routes } from "../routing/routes";

/** Renders the app. `isPainted`: the page was prerendered, and is hydrated. */
export async function startApp(root: HTMLElement, isPainted: boolean): Promise<void> {
  const matches = matchRoutes(routes, window.location);
  const isMember = readToken() !== null;
  // A member needs the service at once, and the frame's parts for members.
  if (isMember) void appService.load().catch(() => undefined);
  const memberParts = isMember ? loadMemberParts().catch(() => undefined) : undefined;
  // The page's own code comes first, so that the first render is the page and not a spinner.
  await loadMatchedRoutes(matches).catch(() => undefined);
  const queries = queriesOf(matches);
  const answered = queries.length > 0 ? await (await memberParts)?.askFirst(queries) : null;
  beginOpening();
  const app = <App history={createBrowserHistory()} answered={answered} />;
  // In a transition, React works in small steps and handles input in between.
  if (isPainted) return startTransition(() => void hydrateRoot(root, app));
  // A prerendered page has no filters: with a query in the address, it is rendered from scratch. A frame stays until the page is rendered.
  if (!("frame" in root.dataset)) root.replaceChildren();
  startTransition(() => createRoot(root).render(app));
}

/** What the matched page will ask. */
function queriesOf(matches: RouteMatch[] | null): FirstQuery[] {
  const { search, hash } = window.location;
  return (matches ?? []).flatMap(({ route, params }) => {
    const page = route.Component as AskingPage | null | undefined;
    return page?.firstQueries?.({ params, search: new URLSearchParams(search), hash }) ?? [];
  });
}
