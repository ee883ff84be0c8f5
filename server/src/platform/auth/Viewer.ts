/** What a member may do for the site. */
export type Role = "MEMBER" | "MODERATOR" | "ADMIN";

/** The member behind a request. */
export interface Viewer {
  id: string;
  tokenId: string;
  expiresAt: Date;
  /** Whether they blocked someone, or were blocked; left out where that may have changed since. */
  hasBlocks?: boolean;
  /** Whether they belong to a private group, or did; left out where that may have changed since. */
  hasPrivateGroups?: boolean;
  /** Left out for those who are no staff, and on connections that last. */
  role?: Role;
  /** Left out for those who signed up more than a day ago. */
  isNew?: boolean;
  /** They look at what is theirs as any other member would. Changes are refused. */
  asStranger?: true;
}
