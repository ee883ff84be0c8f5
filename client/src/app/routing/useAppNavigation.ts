import { startTransition, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { createPath, matchRoutes, type Navigator, type RouteObject, type To } from "react-router-dom";
import type { Navigation } from "../../shared/NavigationContext";
import type { AppHistory } from "./appHistory";
import { areLoaded, loadMatchedRoutes } from "./loadMatchedRoutes";

interface Shown extends Pick<AppHistory, "location" | "action"> {
  isLoading: boolean;
}

/**
 * Which address is shown. The code of the next page is loaded before the address changes, so that the current page
 * stays in place until then; a newer change cancels an older one that is still loading.
 */
export function useAppNavigation(history: AppHistory, routes: RouteObject[]) {
  const [{ location, action, isLoading }, setShown] = useState<Shown>(() => ({ ...read(history), isLoading: false }));
  const { navigator, settled, listen } = useMemo(() => createChanges(history, routes, setShown), [history, routes]);
  useLayoutEffect(listen, [listen]);
  const navigation = useMemo<Navigation>(() => ({ isLoading, settled }), [isLoading, settled]);
  return { location, action, navigator, navigation };
}

const read = ({ location, action }: AppHistory) => ({ location, action });

type Set = (change: (shown: Shown) => Shown) => void;

function createChanges(history: AppHistory, routes: RouteObject[], setShown: Set) {
  let latest = 0;
  let pending = Promise.resolve();
  const change = (to: To, commit: () => void, show: (update: () => void) => void) => {
    latest += 1;
    const number = latest;
    const finish = () => {
      if (number !== latest) return;
      commit();
      show(() => setShown(() => ({ ...read(history), isLoading: false })));
    };
    const matches = matchRoutes(routes, to);
    if (areLoaded(matches)) return finish();
    setShown((shown) => ({ ...shown, isLoading: true }));
    pending = loadMatchedRoutes(matches).then(finish);
  };
  const navigator: Navigator = {
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    go: (delta) => history.go(delta),
    push: (to, state, options) =>
      change(to, () => history.push(to, state), options?.flushSync ? flushSync : startTransition),
    replace: (to, state, options) =>
      change(to, () => history.replace(to, state), options?.flushSync ? flushSync : startTransition),
  };
  return {
    navigator,
    settled: () => pending,
    // Back and forward: the browser has changed the address already.
    listen: () => history.listen(() => change(history.location, () => undefined, startTransition)),
  };
}
