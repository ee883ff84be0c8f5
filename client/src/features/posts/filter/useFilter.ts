import { useSearchParams } from "react-router-dom";
import { type FeedFilter, readFilter } from "./feedFilter";

/** The filter that the address has. */
export function useFilter(): FeedFilter {
  const [search] = useSearchParams();
  return readFilter(search);
}
