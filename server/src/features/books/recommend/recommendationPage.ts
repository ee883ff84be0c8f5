import { badInput } from "../../../errors";
import type { Connection } from "../../../platform/paging/connection";
import type { BookRecommendationEdge } from "../BookRecommendationConnection";
import type { Book } from "../Book";
import type { Recommendation } from "./recommendBooks";
import { fieldMessages } from "../../../platform/messages";

/** A page of recommendations; each cursor names the place of its book. */
export function toRecommendationPage(
  recommendations: readonly Recommendation[],
  { start, hasNextPage }: { start: number; hasNextPage: boolean },
): Connection<Book> & { edges: BookRecommendationEdge[] } {
  const edges = recommendations.map(({ book, reason, isCloseMatch }, index) => ({
    cursor: toCursor(start + index),
    node: book,
    reason,
    isCloseMatch,
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const toCursor = (place: number): string => Buffer.from(`place_${place}`).toString("base64url");

/** Where the page after this cursor starts. */
export function startAfter(cursor: string | null | undefined): number {
  if (!cursor) return 0;
  const [, place] = /^place_(\d{1,6})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (place === undefined) throw badInput({ field: "after", message: fieldMessages.noCursor({ field: "after" }) });
  return Number(place) + 1;
}
