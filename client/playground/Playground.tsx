import { useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { useEffect, useState, useSyncExternalStore } from "react";
import { currentTheme, subscribeToTheme } from "../src/shared/themeChoice";
import type { DemoAccount } from "./demoAccount";
import { createDiscreetStorage, tabsKey } from "./discreetStorage";
import { topicsFor } from "./examples/topics";
import { fetchOperation } from "./fetchOperation";
import { emptyHeaders, firstTabs } from "./firstTabs";
import { noteTabs } from "./liveOperation";
import { isWide } from "./panel/panelFocus";
import { examplesPlugin } from "./panel/plugin";
import { say } from "./session";
import { SessionBar } from "./SessionBar";
import { readLink } from "./share/link";
import { OperationTools } from "./share/OperationTools";
import type { SiteSession } from "./siteSession";

interface Props {
  demo: DemoAccount | null;
  site: SiteSession | null;
}

/** Everything that is read once, when the page opens. */
function prepare({ demo }: Props) {
  const topics = topicsFor(demo);
  const linked = readLink(location.search);
  const first = firstTabs(localStorage.getItem(tabsKey), topics, linked);
  noteTabs(first);
  if (linked?.problem) say(linked.problem);
  return {
    topics,
    linked,
    open: first.tabs[first.activeTabIndex],
    storage: createDiscreetStorage(localStorage, JSON.stringify(first)),
    plugins: [examplesPlugin(topics), HISTORY_PLUGIN],
    // A phone has no room for a panel beside the editor; it opens with its button.
    panel: isWide() ? { visiblePlugin: "Examples" } : {},
  };
}

/** GraphiQL with our examples, session and theme. */
export function Playground(props: Props) {
  const [{ topics, linked, open, storage, plugins, panel }] = useState(() => prepare(props));
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  return (
    <GraphiQL
      fetcher={fetchOperation}
      initialQuery={open?.query ?? ""}
      initialVariables={open?.variables ?? ""}
      defaultHeaders={emptyHeaders}
      initialHeaders={emptyHeaders}
      onTabChange={noteTabs}
      defaultEditorToolsVisibility="variables"
      plugins={plugins}
      {...panel}
      showPersistHeadersSettings={false}
      forcedTheme={theme}
      storage={storage}
    >
      <GraphiQL.Logo>
        <span />
      </GraphiQL.Logo>
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <OperationTools demoPassword={props.demo?.password} />
          </>
        )}
      </GraphiQL.Toolbar>
      <GraphiQL.Footer>
        <SessionBar site={props.site} topics={topics} />
      </GraphiQL.Footer>
      {linked?.operationName ? <NamedOperation name={linked.operationName} /> : null}
    </GraphiQL>
  );
}

/** Goes to one of the operations of the tab, once: Ctrl-Enter runs the one at the cursor. */
function NamedOperation({ name }: { name: string }) {
  const editor = useGraphiQL((state) => state.queryEditor);
  const { setOperationName } = useGraphiQLActions();
  useEffect(() => {
    const model = editor?.getModel();
    const place = model?.findMatches(`\\b${name}\\b`, false, true, true, null, false)[0]?.range.getStartPosition();
    if (!editor || !place) return;
    editor.setPosition(place);
    editor.revealPosition(place);
    setOperationName(name);
  }, [editor, name, setOperationName]);
  return null;
}
