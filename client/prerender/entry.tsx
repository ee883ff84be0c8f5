import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToString } from "react-dom/server";
import { matchRoutes, UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { App } from "../src/app/App";
import { loadMatchedRoutes } from "../src/app/loadMatchedRoutes";
import { routes } from "../src/app/routes";

/** Renders a page as a new visitor sees it, and collects the styles that it needs. */
export async function renderPage(path: string): Promise<{ html: string; styles: string }> {
  await loadMatchedRoutes(matchRoutes(routes, path));
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const history = createMemoryHistory({ initialEntries: [path] });
  const html = renderToString(
    <CacheProvider value={cache}>
      <App history={history} />
    </CacheProvider>,
  );
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
