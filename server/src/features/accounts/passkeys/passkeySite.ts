import { isIP } from "node:net";

/** The relying party of passkeys: they are bound to its id, a domain name, and used only at this origin. */
export interface PasskeySite {
  rpId: string;
  origin: string;
}

/** null where browsers support no passkeys: for IP addresses, and over http except on localhost. */
export function findPasskeySite(siteUrl: string): PasskeySite | null {
  const { hostname, origin, protocol } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, ""))) return null;
  const isSafe = protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
  return isSafe ? { rpId: hostname, origin } : null;
}
