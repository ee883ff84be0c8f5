/** The member behind a request. */
export interface Viewer {
  id: string;
  tokenId: string;
  expiresAt: Date;
}
