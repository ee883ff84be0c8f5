import { badInput } from "../../errors";
import type { AppContext } from "../../platform/context";
import { fieldMessages } from "../../platform/messages";
import { checkPageSize } from "../../platform/validation/validation";
import { findClosest } from "./find/findClosest";
import { findThings, type SearchRequest } from "./find/findThings";
import { toBooks, toGroups, toPeople, toSessions } from "./find/toMatches";
import { SearchKind } from "./kinds";
import { search as limits } from "./limits";
import { SearchResults } from "./SearchResults";

/** Finds what the viewer may open, of each kind the best first. `field`: what the query is called in errors. */
export async function search(ctx: AppContext, request: SearchRequest, field = "query"): Promise<SearchResults> {
  const { query, first, skip } = request;
  if ([...query].length > limits.query)
    throw badInput({ field, message: fieldMessages.tooLong({ field, max: limits.query }) });
  checkPageSize(first, limits.first);
  if (skip < 0 || skip > limits.skip)
    throw badInput({ field: "skip", message: fieldMessages.outOfRange({ field: "skip", min: 0, max: limits.skip }) });

  const found = await findThings(ctx, request);
  const pageOf = (kind: SearchKind) => {
    const { matches = [], words = [] } = found.get(kind) ?? {};
    return { matches: matches.slice(skip, skip + first), words };
  };
  const [people, groups, sessions, books] = await Promise.all([
    toPeople(ctx, pageOf(SearchKind.PEOPLE)),
    toGroups(ctx, pageOf(SearchKind.GROUPS)),
    toSessions(ctx, pageOf(SearchKind.SESSIONS)),
    toBooks(ctx, pageOf(SearchKind.BOOKS)),
  ]);
  const isNothing = [people, groups, sessions, books].every((list) => list.length === 0);
  const closest = isNothing && skip === 0 ? await findClosest(ctx, request) : null;
  return Object.assign(new SearchResults(), { people, groups, sessions, books, closest });
}
