import type { Role } from "./Viewer";

interface Traits {
  hasBlocks: boolean;
  hasPrivateGroups: boolean;
  role: Role | null;
  isNew: boolean | null;
}

/** What a session says of its member. What few members are is left out of all others. */
export const traitsOf = ({ hasBlocks, hasPrivateGroups, role, isNew }: Traits) => ({
  hasBlocks,
  hasPrivateGroups,
  ...(role === null || role === "MEMBER" ? {} : { role }),
  ...(isNew ? { isNew } : {}),
});
