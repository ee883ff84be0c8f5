import { readToken } from "../src/features/accounts/tokenStore";

/** Who is logged in to the site in this browser, and the token of that session. */
export interface SiteSession {
  name: string;
  token: string;
}

/** The member of the site's session; null for a guest, and when the service cannot say. */
export async function findSiteSession(): Promise<SiteSession | null> {
  const token = readToken();
  if (!token) return null;
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", "x-auth-token": token },
      body: JSON.stringify({ query: "query RunAs { me { name } }" }),
    });
    const { data } = (await response.json()) as { data?: { me?: { name: string } | null } };
    return data?.me ? { name: data.me.name, token } : null;
  } catch {
    return null;
  }
}
