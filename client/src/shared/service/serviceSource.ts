import type { ApolloClient } from "@apollo/client";
import type { ApolloProvider } from "@apollo/client/react";

/** How pages talk to the service: Apollo Client, and what hands it to the hooks below. */
export interface Service {
  client: ApolloClient;
  Provider: typeof ApolloProvider;
}

/** Loads the service's code when it is first needed: a public page paints and reacts without it. */
export interface ServiceSource {
  load(): Promise<Service>;
  /** The service once it is loaded, else null. */
  loaded(): Service | null;
}

/** A source that loads once; after a failed load the next call tries again. */
export function createServiceSource(fetchService: () => Promise<Service>): ServiceSource {
  let service: Service | null = null;
  let loading: Promise<Service> | undefined;
  return {
    load: () =>
      (loading ??= fetchService().then(
        (fetched) => (service = fetched),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
    loaded: () => service,
  };
}

/** A source with a service that is already loaded. */
export function fixedServiceSource(service: Service): ServiceSource {
  return { load: () => Promise.resolve(service), loaded: () => service };
}
