import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { matchRoutes } from "react-router-dom";
import { App } from "../src/app/start/App";
import { createMemoryHistory } from "../src/app/routing/appHistory";
import { Layout } from "../src/app/shell/Layout";
import { loadMatchedRoutes } from "../src/app/routing/loadMatchedRoutes";
import { routes } from "../src/app/routing/routes";

interface Rendered {
  html: string;
  styles: string;
}

/** Renders a page as a new visitor sees it, and collects the styles that it needs. */
export async function renderPage(path: string): Promise<Rendered> {
  await loadMatchedRoutes(matchRoutes(routes, path));
  const history = createMemoryHistory(path);
  return render(<App history={history} />);
}

/** The frame without a page, for all pages that are not prerendered. */
export const renderFrame = (): Rendered =>
  render(<App history={createMemoryHistory("/")} routes={[{ Component: Layout, children: [{ path: "*" }] }]} />);

function render(content: ReactNode): Rendered {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
