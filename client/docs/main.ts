import { startThemeSwitch } from "../developers/themeSwitch";
import { currentTheme, subscribeToTheme } from "../src/shared/themeChoice";
import { correctMarkup } from "./markup";
import "../developers/look.css";
import "./docs.css";

/** Swagger UI, which the service brings; its script runs before this module. */
declare const SwaggerUIBundle: (options: Record<string, unknown>) => void;

/** Swagger UI has a dark theme of its own, with other icons. */
const showTheme = () => document.documentElement.classList.toggle("dark-mode", currentTheme() === "dark");

const reference = document.getElementById("reference");
if (!reference) throw new Error("the page has no place for the reference");

startThemeSwitch();
subscribeToTheme(showTheme);
showTheme();
correctMarkup(reference);
SwaggerUIBundle({
  dom_id: "#reference",
  url: "/docs/openapi.json",
  layout: "BaseLayout",
  deepLinking: true,
  docExpansion: "list",
  tryItOutEnabled: true,
  validatorUrl: null,
});
