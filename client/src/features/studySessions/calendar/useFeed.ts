import { useCallback, useState } from "react";
import {
  useCalendarFeedQuery,
  useEndCalendarFeedMutation,
  useRenewCalendarFeedMutation,
} from "../../../generated/sessionHooks";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

const inPlace = { isShownInPlace: true } as const;

/** The viewer's calendar feed, and what they can do about it: make it, replace its link, end it. */
export function useFeed() {
  const { data, error, loading, refetch } = useCalendarFeedQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  /** What was done last, in words: a dialog covers alerts. */
  const [done, setDone] = useState("");
  const [renewFeed] = useRenewCalendarFeedMutation();
  const [endFeed] = useEndCalendarFeedMutation();
  const url = data?.me?.calendarFeed?.url;
  const renew = useCallback(async () => {
    await renewFeed();
    await refetch();
    setDone(url ? texts.renewed : "");
  }, [renewFeed, refetch, url]);
  const end = useCallback(async () => {
    await endFeed();
    await refetch();
    setDone(texts.linkEnded);
  }, [endFeed, refetch]);
  return {
    isKnown: Boolean(data?.me),
    url,
    error,
    isLoading: loading,
    refetch,
    done,
    setDone,
    renew: useAction(renew, inPlace),
    end: useAction(end, inPlace),
  };
}
