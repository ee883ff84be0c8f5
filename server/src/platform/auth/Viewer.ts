/** The member behind a request. */
export interface Viewer {
  id: string;
  tokenId: string;
  expiresAt: Date;
  /** Whether they blocked someone, or were blocked; left out where that may have changed since. */
  hasBlocks?: boolean;
}
