const key = "token";
const listeners = new Set<() => void>();
let ownToken: string | null = null;

/** The signed-in member's token, or null; kept in localStorage under `token`, the only thing ever kept there. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeToken(token: string): void {
  ownToken = token;
  localStorage.setItem(key, token);
  announce();
}

/** Whether this tab wrote the token, and so knows the member that it belongs to. */
export const isOwnToken = (token: string): boolean => token === ownToken;

export function clearToken(): void {
  if (readToken() === null) return;
  localStorage.removeItem(key);
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
