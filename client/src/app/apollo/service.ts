import { ApolloProvider } from "@apollo/client/react";
import type { Service } from "../../shared/service/serviceSource";
import { createApolloClient } from "./apolloClient";

export const createService = (): Service => ({ client: createApolloClient(), Provider: ApolloProvider });
