import { ChakraProvider } from "@chakra-ui/react";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { AlertsProvider } from "../features/alerts/AlertsProvider";
import { SessionProvider } from "../features/accounts/SessionProvider";
import { ServiceContext } from "../shared/service/ServiceContext";
import { appService } from "./appService";
import { theme } from "./theme/theme";

/** What surrounds every page. */
export function App({ router }: { router: RouterProviderProps["router"] }) {
  return (
    <ChakraProvider value={theme}>
      <ServiceContext value={appService}>
        <SessionProvider>
          <AlertsProvider>
            <RouterProvider router={router} />
          </AlertsProvider>
        </SessionProvider>
      </ServiceContext>
    </ChakraProvider>
  );
}
