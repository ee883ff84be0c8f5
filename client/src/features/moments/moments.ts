const [day, year] = [86_400, 31_536_000];

const named = (name: string) => new RegExp(`(?:^|; )moment-${name}=([^;]*)`).exec(document.cookie)?.[1];

const store = (name: string, value: string, seconds: number) => {
  document.cookie = `moment-${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
};

/** Whether the end of this focus was not shown on this device before. */
export const isNewFocus = (focusId: string): boolean => named("focus") !== focusId;

/** Remembers it, in a cookie: localStorage has only what goes with the token. */
export const rememberFocus = (focusId: string): void => store("focus", focusId, day);

/** Whether the member has reached their weekly goal since this was last asked. Forgets it once they are below it again. */
export function isNewlyReached(userId: string, goal: number, done: number): boolean {
  const name = `goal-${userId}`;
  const before = named(name);
  if (done < goal) {
    if (before) store(name, "", 0);
    return false;
  }
  if (before !== String(goal)) store(name, String(goal), year);
  return before !== String(goal);
}
