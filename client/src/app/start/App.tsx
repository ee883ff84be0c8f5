import { ChakraProvider } from "@chakra-ui/react";
import { useEffect } from "react";
import type { RouteObject } from "react-router-dom";
import { AlertsProvider } from "../../features/alerts/AlertsProvider";
import { SessionProvider } from "../../features/accounts/SessionProvider";
import { endOpening } from "../../shared/opening";
import { ServiceContext } from "../../shared/service/ServiceContext";
import type { AppHistory } from "../routing/appHistory";
import { AppRouter } from "../routing/AppRouter";
import { appService } from "../apollo/appService";
import type { Answered } from "./askFirst";
import { routes as allRoutes } from "../routing/routes";
import { theme } from "../../ui/theme/theme";

interface Props {
  history: AppHistory;
  /** Default: all of the site. */
  routes?: RouteObject[];
  /** What was asked before the first render. */
  answered?: Answered | null;
}

/** What surrounds every page. */
export function App({ history, routes = allRoutes, answered }: Props) {
  // After the effects of everything inside: the hooks of the page have what they need.
  useEffect(() => {
    answered?.end();
    endOpening();
  }, [answered]);
  return (
    <ChakraProvider value={theme}>
      <ServiceContext value={appService}>
        <SessionProvider viewer={answered?.viewer}>
          <AlertsProvider>
            <AppRouter history={history} routes={routes} />
          </AlertsProvider>
        </SessionProvider>
      </ServiceContext>
    </ChakraProvider>
  );
}
