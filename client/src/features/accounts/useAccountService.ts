import { useCallback } from "react";
import { useServiceSource } from "../../shared/service/ServiceContext";

/** Loads what an action on an account needs: the client and the account's operations. */
export function useAccountService() {
  const { load } = useServiceSource();
  return useCallback(async () => {
    const [{ client }, operations] = await Promise.all([load(), import("./accountService")]);
    return { client, ...operations };
  }, [load]);
}
