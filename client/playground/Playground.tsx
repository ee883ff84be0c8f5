import { GraphiQL } from "graphiql";
import { useState, useSyncExternalStore } from "react";
import { currentTheme, subscribeToTheme } from "../src/shared/themeChoice";
import type { DemoAccount } from "./demoAccount";
import { createDiscreetStorage } from "./discreetStorage";
import { emptyHeaders, exampleTabs } from "./examples";
import { fetchOperation } from "./fetchOperation";
import { SessionBar } from "./SessionBar";
import type { SiteSession } from "./siteSession";

/** A phone has no room for the docs beside the editor; they open with a button. */
const hasRoomForDocs = matchMedia("(min-width: 48rem)").matches;

/** GraphiQL with our examples, session and theme. */
export function Playground({ demo, site }: { demo: DemoAccount | null; site: SiteSession | null }) {
  const [storage] = useState(() => createDiscreetStorage(localStorage, demo?.password));
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  return (
    <GraphiQL
      fetcher={fetchOperation}
      defaultTabs={exampleTabs(demo)}
      defaultHeaders={emptyHeaders}
      initialHeaders={emptyHeaders}
      defaultEditorToolsVisibility="variables"
      {...(hasRoomForDocs ? { visiblePlugin: "Documentation Explorer" } : {})}
      showPersistHeadersSettings={false}
      forcedTheme={theme}
      storage={storage}
    >
      <GraphiQL.Logo>
        <span />
      </GraphiQL.Logo>
      <GraphiQL.Footer>
        <SessionBar site={site} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}
