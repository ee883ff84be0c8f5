import type { PasskeySite } from "./passkeys/passkeySite";

/** What the feature must know of this site. */
export interface AccountSettings {
  /** The account that the login page offers; null where there is no demo community. */
  demoAccount: { id: string; email: string; password: string } | null;
  /** Whether members have stricter limits on their first day. */
  limitsNewMembers: boolean;
  /** null: this site has no passkeys. */
  passkeySite: PasskeySite | null;
}
