import type { Interest } from "../../../generated/hooks";
import { isInterest } from "../../../shared/interests";
import { paths } from "../../../shared/paths";

/** Which groups the list shows, as the address says it. */
export interface FeedFilter {
  isMine: boolean;
  interest: Interest | null;
}

/** Reads the filter from the address; unknown values are ignored. */
export function readFilter(search: URLSearchParams): FeedFilter {
  const interest = search.get("interest") ?? "";
  return { isMine: search.get("scope") === "mine", interest: isInterest(interest) ? interest : null };
}

export const isFiltered = ({ isMine, interest }: FeedFilter): boolean => isMine || interest !== null;

/** The address of a page of the list; the first page of all groups is the plain one. */
export function feedPath({ isMine, interest }: FeedFilter, page = 1): string {
  const search = new URLSearchParams();
  if (isMine) search.set("scope", "mine");
  if (interest) search.set("interest", interest);
  if (page > 1) search.set("page", String(page));
  const query = search.toString();
  return query ? `${paths.posts}?${query}` : paths.posts;
}
