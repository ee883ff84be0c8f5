import { chakra } from "@chakra-ui/react";
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
import { pages } from "../src/app/routing/pages";
import { routes } from "../src/app/routing/routes";
import { PageFrame } from "../src/ui/page/PageFrame";
import { type Head, PageHead } from "../src/ui/page/PageTitle";

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
export const renderFrame = (): Rendered => renderInFrame(undefined);

/** The frames with their head, by the address of each page for members that has one. */
export async function renderHeads(): Promise<Record<string, Rendered>> {
  const frames: Record<string, Rendered> = {};
  for (const [address, page] of Object.entries(pages)) {
    if (!("loadAlone" in page) || address.includes(":")) continue;
    const { head } = await page.loadAlone();
    if (head) frames[address] = renderInFrame(<HeadForMembers head={head} />);
  }
  return frames;
}

/** A guest is about to be sent on. Screen readers wait for the page itself, which replaces the head. */
const HeadForMembers = ({ head }: { head: Head }) => (
  <chakra.div data-for-members aria-hidden="true">
    <PageFrame>
      <PageHead {...head} />
    </PageFrame>
  </chakra.div>
);

const renderInFrame = (element: ReactNode): Rendered =>
  render(
    <App history={createMemoryHistory("/")} routes={[{ Component: Layout, children: [{ path: "*", element }] }]} />,
  );

function render(content: ReactNode): Rendered {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
