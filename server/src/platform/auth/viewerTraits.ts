import type { Role } from "./Viewer";

interface Traits {
  hasBlocks: boolean;
  hasPrivateGroups: boolean;
  role: Role | null;
  isNew: boolean | null;
}

/** The properties of a member in a session. Rare ones are left out where they do not apply. */
export const traitsOf = ({ hasBlocks, hasPrivateGroups, role, isNew }: Traits) => ({
  hasBlocks,
  hasPrivateGroups,
  ...(role === null || role === "MEMBER" ? {} : { role }),
  ...(isNew ? { isNew } : {}),
});
