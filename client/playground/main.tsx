import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "../developers/look.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { startThemeSwitch } from "../developers/themeSwitch";
import { findDemoAccount } from "./demoAccount";
import { correctMarkup } from "./markup";
import { Playground } from "./Playground";
import { findSiteSession } from "./siteSession";

const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for the playground");

startThemeSwitch();
correctMarkup(root);
const [demo, site] = await Promise.all([findDemoAccount(), findSiteSession()]);
createRoot(root).render(<Playground demo={demo} site={site} />);
