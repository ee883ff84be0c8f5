/** Where someone wanted to go before they were asked to log in; null when nowhere in particular. */
export function wantedPath(state: unknown): string | null {
  const isNamed = typeof state === "object" && state !== null && "from" in state;
  return isNamed && typeof state.from === "string" ? state.from : null;
}

/** Whether they wanted to join a group. */
export const wantsGroup = (state: unknown): boolean => /^\/posts(?=[/?]|$)/.test(wantedPath(state) ?? "");
