import { useCallback } from "react";
import { useSaveProfileMutation } from "../../../generated/hooks";
import { type ProfileFormValues, toFormValues, toInput } from "./profileFormValues";

/** Saves the viewer's profile and returns it as stored. Drops cached lists of buddies, and of books by interest. */
export function useSaveProfile() {
  const [saveProfile] = useSaveProfileMutation({
    update: (cache) => {
      cache.evict({ id: "ROOT_QUERY", fieldName: "profiles" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "profile" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "recommendBooks" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "studyWishes" });
    },
  });
  return useCallback(
    async (values: ProfileFormValues) => {
      const { data } = await saveProfile({ variables: { input: toInput(values) } });
      return data?.saveProfile ? toFormValues(data.saveProfile) : undefined;
    },
    [saveProfile],
  );
}
