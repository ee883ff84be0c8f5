import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { matchRoutes } from "react-router-dom";
import { readToken } from "../../features/accounts/tokenStore";
import { App } from "./App";
import { createBrowserHistory } from "../routing/appHistory";
import { appService } from "../apollo/appService";
import { loadMemberParts } from "../shell/useMemberParts";
import { loadMatchedRoutes } from "../routing/loadMatchedRoutes";
import { routes } from "../routing/routes";

/** Renders the app, hydrating the prerendered page if there is one. */
export async function startApp(root: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, window.location);
  // A member needs the service at once, and the frame's parts for members.
  const memberParts = readToken() ? Promise.all([loadMemberParts(), appService.load()]) : null;
  const page = loadMatchedRoutes(matches);
  // What the page asks is on its way while it is rendered. Without it, each part asks by itself.
  Promise.all([memberParts, page])
    .then(([loaded]) => loaded?.[0].askFirst(matches))
    .catch(() => undefined);
  // The page's own code comes first, so that the first render is the page and not a spinner.
  await page.catch(() => undefined);
  const app = <App history={createBrowserHistory()} />;
  // In a transition, React works in small steps and handles input in between.
  if (root.hasChildNodes() && !window.location.search) return startTransition(() => void hydrateRoot(root, app));
  // A prerendered page has no filters: with a query in the address, it is rendered from scratch.
  root.replaceChildren();
  startTransition(() => createRoot(root).render(app));
}
