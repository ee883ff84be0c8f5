import { lists } from "../limits/limits";
import { type Connection, type Dated, type PageRequest } from "../paging/connection";
import { readLimit, strictLimitOf } from "./range";
import type { Part } from "./route";
import { errors, objectOf, text } from "./schema";

/** The query of a list that is paged only by cursor. `begin`: the description of `cursor`. */
export const cursorPage = (
  begin = "Where the page before ended: opaque, from its `Link` header.",
): Part<PageRequest> => ({
  schema: objectOf(
    {},
    {
      limit: strictLimitOf(`How many; ${lists.maxSize} when left out, and at most that.`),
      cursor: text(begin),
    },
  ),
  refusals: { 400: errors("An invalid `limit` or `cursor`.") },
  read: ({ limit, cursor }) => ({
    first: readLimit({ limit }, { usual: lists.maxSize, longest: lists.maxSize }),
    after: typeof cursor === "string" && cursor !== "" ? cursor : null,
  }),
});

/** The path of the next page of the list at `path`; null on the last page. */
export function nextPage(path: string, { pageInfo }: Connection<Dated>, { first }: PageRequest): string | null {
  const { hasNextPage, endCursor } = pageInfo;
  return hasNextPage ? `${path}?limit=${first}&cursor=${endCursor}` : null;
}
