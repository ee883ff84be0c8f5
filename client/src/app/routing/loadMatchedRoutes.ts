import type { RouteMatch, RouteObject } from "react-router-dom";

type Matches = RouteMatch[] | null;

/** Whether the code of all matched pages has come. */
export function areLoaded(matches: Matches): boolean {
  return (matches ?? []).every(({ route }) => typeof route.lazy !== "function");
}

/** Fetches the code of the matched pages and puts it into the route table, as if it had never been lazy. */
export async function loadMatchedRoutes(matches: Matches): Promise<void> {
  await Promise.all((matches ?? []).map(({ route }) => loadRoute(route)));
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
}
