import { isIP } from "node:net";

/** Where passkeys count: they belong to a name, and only this origin may ask for them. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** null for an IP address, which passkeys cannot belong to, and where browsers offer none: on plain http. */
export function findPasskeySite(siteUrl: string): PasskeySite | null {
  const { hostname, origin, protocol } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return null;
  const isSafe = protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
  return isSafe ? { rpId: hostname, origin } : null;
}
