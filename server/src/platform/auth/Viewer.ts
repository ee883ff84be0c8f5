/** The role of a member on the site. */
export type Role = "MEMBER" | "MODERATOR" | "ADMIN";

/** What features know of the member behind a request. They add it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface ViewerTraits {}

/** One of them, read with the session. */
export interface ViewerTrait {
  /** Its value in SQL, by the name of the member's row. null: it does not apply. */
  sql(member: string): string;
  /** It can change while a live connection is open: there it is left out. */
  mayChange?: boolean;
  /** It also holds for members who see the site as any other member would. */
  isOfStrangers?: boolean;
}

/** The member behind a request. */
export interface Viewer extends ViewerTraits {
  id: string;
  tokenId: string;
  expiresAt: Date;
  /** Only for moderators and admins. Live connections ask for it at each event. */
  role?: Role;
  /** What their access token may do. Left out in a session, which may do everything. */
  scopes?: ReadonlySet<string>;
  /** They see the site as any other member would. Changes are rejected. */
  asStranger?: true;
}
