import { MyProfileDocument, useMyProfileQuery } from "../../../generated/hooks";
import type { FirstQuery } from "../../../shared/service/firstQueries";

/** What `useMyProfile` asks. */
export const myProfileQuery: FirstQuery = { query: MyProfileDocument };

/** The viewer with their profile; `fresh` bypasses the cache. */
export function useMyProfile({ fresh = false } = {}) {
  const { data, previousData, error, loading, refetch } = useMyProfileQuery({
    fetchPolicy: fresh ? "network-only" : "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** null while it is not known, which is not the same as having no profile. */
    me: (data ?? previousData)?.me ?? null,
    error,
    isLoading: loading,
    retry: () => refetch().catch(() => undefined),
  };
}

export type MyProfile = ReturnType<typeof useMyProfile>;
export type Me = NonNullable<MyProfile["me"]>;
export type OwnProfile = NonNullable<Me["profile"]>;
