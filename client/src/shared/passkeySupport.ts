/** What keeps this browser from passkeys, at this address; null when nothing does. */
export function passkeyObstacle(): "address" | "browser" | null {
  const { hostname } = window.location;
  if (/^[\d.]+$/.test(hostname) || hostname.includes(":")) return "address";
  return typeof window.PublicKeyCredential === "function" ? null : "browser";
}
