import { useEffect, useState } from "react";

const pattern = /^#token=([\w-]+)$/;

/**
 * The token of a link from a mail; null without one. It stands behind the `#`, so no server and no log sees it, and it
 * leaves the address bar and the history at once.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => pattern.exec(location.hash)?.[1] ?? null);
  useEffect(() => {
    if (token) history.replaceState(history.state, "", location.pathname);
  }, [token]);
  return token;
}
