/** Whether somebody pressed Join before they logged in, by the state of the history's entry: they join when they are back. */
export const wantsToJoin = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "join" in state && state.join === true;
