import { badInput } from "../../../errors";
import type { Connection } from "../../../platform/paging/connection";
import type { BookRecommendationEdge } from "../BookRecommendationConnection";
import type { Book } from "../Book";
import type { Order, Recommendations } from "./recommendBooks";
import { fieldMessages } from "../../../platform/messages";

/** A page of recommendations; each cursor names the place of its book, and the order that it is a place in. */
export function toRecommendationPage(
  { found, total, order }: Recommendations,
  start: number,
): Connection<Book> & { edges: BookRecommendationEdge[] } {
  const edges = found.map(({ book, reason, isCloseMatch }, index) => ({
    cursor: toCursor(start + index, order),
    node: book,
    reason,
    isCloseMatch,
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: start + found.length < total,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const toCursor = (place: number, order: Order): string => Buffer.from(`place_${place}_${order}`).toString("base64url");

interface PageStart {
  start: number;
  /** undefined: a first page, or the cursor is from before cursors named it. */
  order: Order | undefined;
}

/** Where the page after this cursor starts. */
export function startAfter(cursor: string | null | undefined): PageStart {
  if (!cursor) return { start: 0, order: undefined };
  const text = Buffer.from(cursor, "base64url").toString();
  const [, place, order] = /^place_(\d{1,6})(?:_(words|meaning))?$/.exec(text) ?? [];
  if (place === undefined) throw badInput({ field: "after", message: fieldMessages.noCursor({ field: "after" }) });
  return { start: Number(place) + 1, order: order as Order | undefined };
}
