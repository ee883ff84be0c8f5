import { createContext, useContext } from "react";
import type { ServiceSource } from "./serviceSource";

export const ServiceContext = createContext<ServiceSource | null>(null);

/** The service's source. Read it in handlers and effects: loading the service causes no render. */
export function useServiceSource(): ServiceSource {
  const source = useContext(ServiceContext);
  if (!source) throw new Error("useServiceSource needs a ServiceContext above it");
  return source;
}
