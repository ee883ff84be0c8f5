import { ChakraProvider } from "@chakra-ui/react";
import type { RouteObject } from "react-router-dom";
import { AlertsProvider } from "../../features/alerts/AlertsProvider";
import { SessionProvider } from "../../features/accounts/SessionProvider";
import { ServiceContext } from "../../shared/service/ServiceContext";
import type { AppHistory } from "../routing/appHistory";
import { AppRouter } from "../routing/AppRouter";
import { appService } from "../apollo/appService";
import { routes as allRoutes } from "../routing/routes";
import { theme } from "../theme/theme";

interface Props {
  history: AppHistory;
  /** Default: all of the site. */
  routes?: RouteObject[];
}

/** What surrounds every page. */
export function App({ history, routes = allRoutes }: Props) {
  return (
    <ChakraProvider value={theme}>
      <ServiceContext value={appService}>
        <SessionProvider>
          <AlertsProvider>
            <AppRouter history={history} routes={routes} />
          </AlertsProvider>
        </SessionProvider>
      </ServiceContext>
    </ChakraProvider>
  );
}
