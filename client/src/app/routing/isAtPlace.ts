import { paths } from "../../shared/paths";

/** Pages that belong to a place of the menu, besides those below its own address. */
const alsoAt: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: [
    ...[paths.createProfile, paths.editProfile, paths.addExperience, paths.addEducation],
    ...["/edit-experience", "/edit-education"],
  ],
  [paths.profiles]: ["/profile", paths.buddies],
  [paths.learnings]: ["/books", paths.shelves],
  [paths.posts]: [paths.groups, "/join"],
  [paths.schedule]: ["/sessions"],
  [paths.accountSettings]: ["/settings"],
};

/** Whether a page is at a place of the menu, which is then marked as the current one. The viewer's own profile is a place itself. */
export function isAtPlace(place: string, pathname: string, viewerId?: string): boolean {
  const own = viewerId && paths.profile(viewerId);
  if (own && isBelow(own, pathname)) return place === own;
  return [place, ...(alsoAt[place] ?? [])].some((address) => isBelow(address, pathname));
}

const isBelow = (address: string, pathname: string) => pathname === address || pathname.startsWith(`${address}/`);
