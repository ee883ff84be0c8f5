import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { ChakraProvider } from "@chakra-ui/react";
import { RouterProvider, type RouterProviderProps } from "react-router-dom";
import { AlertsProvider } from "../features/alerts/AlertsProvider";
import { SessionProvider } from "../features/accounts/SessionProvider";
import { theme } from "./theme/theme";

/** What surrounds every page. */
export function App({ client, router }: { client: ApolloClient; router: RouterProviderProps["router"] }) {
  return (
    <ChakraProvider value={theme}>
      <ApolloProvider client={client}>
        <SessionProvider>
          <AlertsProvider>
            <RouterProvider router={router} />
          </AlertsProvider>
        </SessionProvider>
      </ApolloProvider>
    </ChakraProvider>
  );
}
