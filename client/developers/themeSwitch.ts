import { chooseTheme, currentTheme, subscribeToTheme } from "../src/shared/themeChoice";

/** Makes the button in the header change the theme, for this page and the site. */
export function startThemeSwitch(): void {
  const button = document.getElementById("theme");
  if (!button) throw new Error("the header has no theme switch");
  const other = () => (currentTheme() === "dark" ? "light" : "dark");
  const label = () => button.setAttribute("aria-label", `Switch to ${other()} theme`);
  button.addEventListener("click", () => chooseTheme(other()));
  subscribeToTheme(label);
  label();
}
