import type { Shelf } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";

/** In the order of the page; the first is the one of the plain address. */
export const shelves = ["READING", "WANT", "DONE"] as const satisfies readonly Shelf[];

/** The shelf that the address names. */
export const readShelf = (query: URLSearchParams): Shelf =>
  shelves.find((shelf) => shelf.toLowerCase() === query.get("shelf")) ?? shelves[0];

/** The address of a shelf; `after` begins a later part of it. */
export function shelfPath(shelf: Shelf, after?: string): string {
  const query = new URLSearchParams();
  if (shelf !== shelves[0]) query.set("shelf", shelf.toLowerCase());
  if (after) query.set("after", after);
  const text = query.toString();
  return text ? `${paths.shelves}?${text}` : paths.shelves;
}
