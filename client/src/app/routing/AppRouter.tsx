import { type RouteObject, Router, useRoutes } from "react-router-dom";
import { NavigationContext } from "../../shared/NavigationContext";
import { CrashBoundary } from "../shell/CrashBoundary";
import type { AppHistory } from "./appHistory";
import { useAppNavigation } from "./useAppNavigation";

interface Props {
  history: AppHistory;
  routes: RouteObject[];
}

/** The declarative router; the data router would bring loaders, actions and fetchers that no page uses. */
export function AppRouter({ history, routes }: Props) {
  const { location, action, navigator, navigation } = useAppNavigation(history, routes);
  return (
    <NavigationContext value={navigation}>
      <Router location={location} navigationType={action} navigator={navigator}>
        <CrashBoundary>
          <Matched routes={routes} />
        </CrashBoundary>
      </Router>
    </NavigationContext>
  );
}

function Matched({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
