import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router-dom";
import { App } from "./app/App";
import { createApolloClient } from "./app/apolloClient";
import "./app/base.css";
import "./app/fonts.css";
import { loadMatchedRoutes } from "./app/loadMatchedRoutes";
import { routes } from "./app/routes";

/** Starts the product, over the prerendered page where there is one. */
async function start(root: HTMLElement) {
  // The page's own code comes first, so that the first render is the page and not a spinner.
  await loadMatchedRoutes(matchRoutes(routes, window.location)).catch(() => undefined);
  const app = <App client={createApolloClient()} router={createBrowserRouter(routes)} />;
  // As a transition, React wakes the page in small steps and lets taps and keys through between them.
  if (root.hasChildNodes() && !window.location.search) return startTransition(() => void hydrateRoot(root, app));
  // A prerendered page knows no filters; with some in the address the page is drawn anew.
  root.replaceChildren();
  createRoot(root).render(app);
}

const root = document.getElementById("root");
if (root) void start(root);
