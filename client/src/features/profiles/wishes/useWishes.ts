import { useSaveStudyWishesMutation, useStudyWishesQuery, type WishesFragment } from "../../../generated/wishHooks";
import type { FreeHours } from "../availability/hours";

/** What the viewer wants to learn, and when; `timeZone` is empty when they do not say. */
export interface Wishes {
  learning: readonly string[];
  timeZone: string;
  availability: readonly FreeHours[];
}

const toWishes = ({ learning, timeZone, availability }: WishesFragment): Wishes => ({
  learning,
  timeZone: timeZone ?? "",
  availability: availability.map(({ weekday, from, to }) => ({ weekday, from, to })),
});

export function useWishes() {
  const { data, error, loading, refetch } = useStudyWishesQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** null while they are not known. */
    wishes: data?.studyWishes ? toWishes(data.studyWishes) : null,
    error,
    isLoading: loading,
    retry: () => refetch().catch(() => undefined),
  };
}

/** Saves what is given; what was suggested by earlier answers is asked for again. */
export function useSaveWishes() {
  const [save] = useSaveStudyWishesMutation({
    update: (cache, { data }) => {
      const saved = data?.saveStudyWishes;
      if (saved) cache.modify({ fields: { studyWishes: () => saved } });
      for (const fieldName of ["suggestedGroups", "suggestedSessions"]) cache.evict({ id: "ROOT_QUERY", fieldName });
    },
  });
  return ({ learning, timeZone, availability }: Partial<Wishes>) =>
    save({
      variables: {
        input: {
          ...(learning && { learning: [...learning] }),
          ...(timeZone !== undefined && { timeZone: timeZone || null }),
          ...(availability && { availability: [...availability] }),
        },
      },
    });
}
