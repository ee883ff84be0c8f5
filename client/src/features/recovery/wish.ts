import { wantedPath } from "../accounts/wantedPath";
import { wantsToJoin } from "../accounts/wantsToJoin";

interface Wish {
  from: string;
  join: boolean;
}

const name = "wish";
const hour = 3_600;

/**
 * Remembers where somebody wanted to go while they ask for a new password: its link opens in another tab, with a history of its own. In a
 * cookie, for longer than the link is valid, because localStorage has only what goes with the token.
 */
export function keepWish(state: unknown): void {
  const from = wantedPath(state);
  if (from) store(JSON.stringify({ from, join: wantsToJoin(state) } satisfies Wish), hour);
}

/** What was remembered, once. */
export function takeWish(): Wish | null {
  const stored = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
  if (!stored) return null;
  store("", 0);
  try {
    return JSON.parse(decodeURIComponent(stored)) as Wish;
  } catch {
    return null;
  }
}

const store = (value: string, seconds: number) => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`;
};
