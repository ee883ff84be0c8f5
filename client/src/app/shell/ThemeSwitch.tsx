import { Moon } from "../../generated/icons/Moon";
import { Sun } from "../../generated/icons/Sun";
import { useSyncExternalStore } from "react";
import { IconButton } from "../../ui/Button";
import * as texts from "./texts";
import { chooseTheme, currentTheme, subscribeToTheme } from "../../shared/themeChoice";

/** Changes between light and dark; until it is used, the system decides. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => "light" as const);
  const other = theme === "dark" ? "light" : "dark";
  const Icon = theme === "dark" ? Sun : Moon;
  return (
    <IconButton label={other === "dark" ? texts.switchToDark : texts.switchToLight} onClick={() => chooseTheme(other)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
