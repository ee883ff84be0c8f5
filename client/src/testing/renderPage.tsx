import type { ApolloLink } from "@apollo/client/link";
import { MockedProvider } from "@apollo/client/testing/react";
import type { MockLink } from "@apollo/client/testing";
import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { createCache } from "../app/apolloCache";
import { theme } from "../app/theme/theme";
import { AlertsProvider } from "../features/alerts/AlertsProvider";
import { SessionProvider } from "../features/accounts/SessionProvider";

interface Options {
  /** The answers of the service, in MockedProvider's form. */
  mocks?: readonly MockLink.MockedResponse[];
  link?: ApolloLink;
  /** The address that the person has opened. */
  path?: string;
}

/** Renders routes as the product does, with a service that answers as told; a page goes in as `{ path, element }`. */
export function renderPage(routes: RouteObject[], { mocks = [], link, path = "/" }: Options = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <ChakraProvider value={theme}>
      <MockedProvider mocks={mocks} link={link} cache={createCache()}>
        <SessionProvider>
          <AlertsProvider>
            <RouterProvider router={router} />
          </AlertsProvider>
        </SessionProvider>
      </MockedProvider>
    </ChakraProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}
