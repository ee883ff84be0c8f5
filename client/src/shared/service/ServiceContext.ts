import { createContext, useContext } from "react";
import type { ServiceSource } from "./serviceSource";

export const ServiceContext = createContext<ServiceSource | null>(null);

/** Where the service comes from. It is read when something happens, so that nothing renders again because it came. */
export function useServiceSource(): ServiceSource {
  const source = useContext(ServiceContext);
  if (!source) throw new Error("useServiceSource needs a ServiceContext above it");
  return source;
}
