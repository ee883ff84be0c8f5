import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "../developers/look.css";
import "./playground.css";
import "./panel/panel.css";
import { createRoot } from "react-dom/client";
import { startThemeSwitch } from "../developers/themeSwitch";
import { findDemoAccount } from "./demoAccount";
import { correctMarkup } from "./markup";
import { goToExamples } from "./panel/panelFocus";
import { Playground } from "./Playground";
import { findSiteSession } from "./siteSession";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the playground");

startThemeSwitch();
correctMarkup(root);
document.getElementById("to-examples")?.addEventListener("click", (event) => {
  event.preventDefault();
  goToExamples();
});
const [demo, site] = await Promise.all([findDemoAccount(), findSiteSession()]);
createRoot(root).render(<Playground demo={demo} site={site} />);
