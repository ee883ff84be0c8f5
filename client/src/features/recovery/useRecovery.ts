import { useCallback } from "react";
import { useServiceSource } from "../../shared/service/ServiceContext";

/** Loads what these pages ask of the service, when they first ask. */
export function useRecovery() {
  const { load } = useServiceSource();
  return useCallback(async () => {
    const [{ client }, operations] = await Promise.all([load(), import("./recoveryService")]);
    return { client, ...operations };
  }, [load]);
}
