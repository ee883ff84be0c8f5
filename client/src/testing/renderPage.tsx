import type { ApolloLink } from "@apollo/client/link";
import { ApolloProvider, useApolloClient } from "@apollo/client/react";
import { MockedProvider } from "@apollo/client/testing/react";
import type { MockLink } from "@apollo/client/testing";
import { ChakraProvider } from "@chakra-ui/react";
import createStyles from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import type { RouteObject } from "react-router-dom";
import { createMemoryHistory } from "../app/routing/appHistory";
import { AppRouter } from "../app/routing/AppRouter";
import { createCache } from "../app/apollo/apolloCache";
import { theme } from "../ui/theme/theme";
import { AlertsProvider } from "../features/alerts/AlertsProvider";
import { SessionProvider } from "../features/accounts/SessionProvider";
import type { KnownViewer } from "../features/accounts/useViewer";
import { ServiceContext } from "../shared/service/ServiceContext";
import { fixedServiceSource } from "../shared/service/serviceSource";

interface Options {
  /** The answers of the service, in MockedProvider's form. */
  mocks?: readonly MockLink.MockedResponse[];
  link?: ApolloLink;
  /** The address that the person has opened. */
  path?: string;
  /** The member, if they are known before the first render. */
  viewer?: KnownViewer;
}

/**
 * The styles of this test file alone. To find an element by its role, jsdom looks through all styles of the document for each
 * element: with those of all files of a worker, that was half of the time of these tests.
 */
export const styles = createStyles({ key: "css" });
afterAll(() => styles.sheet.flush());

/** Renders routes as the product does; the service gives the answers listed. A page goes in as `{ path, element }`. */
export function renderPage(routes: RouteObject[], { mocks = [], link, path = "/", viewer }: Options = {}) {
  const history = createMemoryHistory(path);
  const view = render(
    <CacheProvider value={styles}>
      <ChakraProvider value={theme}>
        <MockedProvider mocks={mocks} link={link} cache={createCache()}>
          <LoadedService>
            <SessionProvider viewer={viewer}>
              <AlertsProvider>
                <AppRouter history={history} routes={routes} />
              </AlertsProvider>
            </SessionProvider>
          </LoadedService>
        </MockedProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  return { ...view, history, user: userEvent.setup() };
}

/** The service as it is once its code has come. */
function LoadedService({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [source] = useState(() => fixedServiceSource({ client, Provider: ApolloProvider }));
  return <ServiceContext value={source}>{children}</ServiceContext>;
}
