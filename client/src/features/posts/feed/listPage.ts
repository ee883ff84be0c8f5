import { paths } from "../../../shared/paths";

/** What a way into a group remembers: the page of the list it began on. */
export interface FromList {
  page: number;
}

/** The way back to the list: to the page one came from, or to the newest. */
export function listPath(state: unknown): string {
  const isKnown = typeof state === "object" && state !== null && "page" in state && typeof state.page === "number";
  return isKnown ? paths.postsPage(state.page as number) : paths.posts;
}
