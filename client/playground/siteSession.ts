import { readToken } from "../src/features/accounts/tokenStore";
import { askService } from "./askService";

/** Who is logged in to the site in this browser, and the token of that session. */
export interface SiteSession {
  name: string;
  token: string;
}

/** The member of the site's session; null for a guest, and when the service cannot say. */
export async function findSiteSession(): Promise<SiteSession | null> {
  const token = readToken();
  if (!token) return null;
  const data = await askService<{ me: { name: string } | null }>("query RunAs { me { name } }", token);
  return data?.me ? { name: data.me.name, token } : null;
}
