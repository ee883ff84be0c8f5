import { searchesKey as key } from "../accounts/tokenStore";

const most = 5;

/** What the member looked for last on this device, the newest first; forgotten when they log out. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const searched = text.trim();
  if (searched === "") return;
  store([searched, ...recentSearches().filter((one) => one !== searched)].slice(0, most));
}

export const forgetSearches = (): void => store([]);

/** A browser that keeps nothing finds as well. */
function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Nothing is lost but a convenience.
  }
}
