const key = "token";
const listeners = new Set<() => void>();
let ownToken: string | null = null;

/** What else is kept of a member in localStorage: what they looked for last. It goes with their token. */
export const searchesKey = "searches";

/** The signed-in member's token, or null; kept in localStorage under `token`. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeToken(token: string): void {
  ownToken = token;
  localStorage.removeItem(searchesKey);
  localStorage.setItem(key, token);
  announce();
}

/** Whether this tab wrote the token, and so knows the member that it belongs to. */
export const isOwnToken = (token: string): boolean => token === ownToken;

export function clearToken(): void {
  if (readToken() === null) return;
  localStorage.removeItem(key);
  localStorage.removeItem(searchesKey);
  announce();
}

/** Calls back on every change of the token, also when another tab makes it. */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function announce(): void {
  listeners.forEach((listener) => listener());
}
