import type { GroupSort, Interest } from "../../../generated/groupHooks";
import { isInterest } from "../../../shared/interests";
import { paths } from "../../../shared/paths";

/** What groups to look for, as the address says it. */
export interface GroupSearch {
  search: string;
  interest: Interest | null;
  tag: string;
  sort: GroupSort;
}

export const sorts = ["ACTIVE", "SOON", "NEWEST", "LARGEST"] as const satisfies readonly GroupSort[];

const isSort = (text: string): text is GroupSort => (sorts as readonly string[]).includes(text);

/** Reads the search from the address; unknown values are ignored. */
export function readSearch(query: URLSearchParams): GroupSearch {
  const [interest, sort] = [query.get("interest") ?? "", (query.get("sort") ?? "").toUpperCase()];
  return {
    search: query.get("search") ?? "",
    interest: isInterest(interest) ? interest : null,
    tag: query.get("tag") ?? "",
    sort: isSort(sort) ? sort : "ACTIVE",
  };
}

/** Whether the search filters anything. One order does, too: SOON omits groups without upcoming dates. */
export const isNarrowed = ({ search, interest, tag, sort }: GroupSearch): boolean =>
  search !== "" || interest !== null || tag !== "" || sort === "SOON";

/** The address of a search; `after` begins a later part of its list. */
export function searchPath({ search, interest, tag, sort }: GroupSearch, after?: string): string {
  const query = new URLSearchParams();
  if (search.trim()) query.set("search", search.trim());
  if (interest) query.set("interest", interest);
  if (tag) query.set("tag", tag);
  if (sort !== "ACTIVE") query.set("sort", sort.toLowerCase());
  if (after) query.set("after", after);
  const text = query.toString();
  return text ? `${paths.groups}?${text}` : paths.groups;
}
