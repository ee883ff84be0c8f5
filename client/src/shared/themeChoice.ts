export type ThemeName = "light" | "dark";

const listeners = new Set<() => void>();

/** The current theme; the boot script has set it before the first paint. */
export function currentTheme(): ThemeName {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** What was chosen on this device; null: the system decides. */
export function chosenTheme(): ThemeName | null {
  const [, name] = /(?:^|; )theme=(light|dark)/.exec(document.cookie) ?? [];
  return (name as ThemeName | undefined) ?? null;
}

/** Forgets the choice: the theme follows the system again. */
export function followSystem(): void {
  document.cookie = "theme=; path=/; max-age=0; samesite=lax";
  show(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}

/** Changes the theme and remembers it for a year, in a cookie: localStorage has only what goes with the token. */
export function chooseTheme(theme: ThemeName): void {
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  show(theme);
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    if (chosenTheme() === null) show(system.matches ? "dark" : "light");
  };
  system.addEventListener("change", follow);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", follow);
  };
}

function show(theme: ThemeName): void {
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(theme);
  listeners.forEach((listener) => listener());
}
