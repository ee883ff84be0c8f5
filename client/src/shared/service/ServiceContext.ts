import { createContext, useContext, useSyncExternalStore } from "react";
import type { Service, ServiceSource } from "./serviceSource";

export const ServiceContext = createContext<ServiceSource | null>(null);

/** The service if its code is loaded, and a way to load it. */
export function useService(): { service: Service | null; load(): Promise<Service> } {
  const source = useContext(ServiceContext);
  if (!source) throw new Error("useService needs a ServiceContext above it");
  const service = useSyncExternalStore(source.subscribe, source.current, () => null);
  return { service, load: source.load };
}
