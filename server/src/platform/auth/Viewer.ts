/** The role of a member on the site. */
export type Role = "MEMBER" | "MODERATOR" | "ADMIN";

/** The member behind a request. */
export interface Viewer {
  id: string;
  tokenId: string;
  expiresAt: Date;
  /** Whether they blocked someone, or were blocked; undefined where it may have changed since. */
  hasBlocks?: boolean;
  /** Whether they belong or belonged to a private group; undefined where it may have changed since. */
  hasPrivateGroups?: boolean;
  /** Only for moderators and admins. Live connections ask for it at each event. */
  role?: Role;
  /** Only in the first day after sign-up. */
  isNew?: boolean;
  /** They see the site as any other member would. Changes are rejected. */
  asStranger?: true;
}
