import { paths } from "../../shared/paths";

/** Pages that belong to a place of the menu, besides those below its own address. */
const alsoAt: Readonly<Record<string, readonly string[]>> = {
  [paths.profiles]: ["/profile", paths.buddies],
  [paths.learnings]: ["/books", paths.shelves],
  [paths.posts]: [paths.groups],
  [paths.schedule]: ["/sessions"],
};

/** Whether a page is at a place of the menu, which is then marked as the current one. */
export const isAtPlace = (place: string, pathname: string): boolean =>
  [place, ...(alsoAt[place] ?? [])].some((address) => pathname === address || pathname.startsWith(`${address}/`));
