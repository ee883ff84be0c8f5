import { GraphiQL } from "graphiql";
import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { createDiscreetStorage } from "./discreetStorage";
import { exampleTabs, emptyHeaders } from "./examples";
import { SessionBar } from "./SessionBar";
import { fetchOperation } from "./fetchOperation";
import { findDemoAccount } from "./demoAccount";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the playground");

createRoot(root).render(
  <GraphiQL
    fetcher={fetchOperation}
    defaultTabs={exampleTabs(await findDemoAccount())}
    defaultHeaders={emptyHeaders}
    initialHeaders={emptyHeaders}
    defaultEditorToolsVisibility="variables"
    visiblePlugin="Documentation Explorer"
    showPersistHeadersSettings={false}
    storage={createDiscreetStorage(localStorage)}
  >
    <GraphiQL.Logo>
      <a className="home" href="/">
        Study Circle
      </a>
    </GraphiQL.Logo>
    <GraphiQL.Footer>
      <SessionBar />
    </GraphiQL.Footer>
  </GraphiQL>,
);
