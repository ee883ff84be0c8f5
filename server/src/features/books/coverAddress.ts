/**
 * The address from which pages load a cover: over https, since older catalogues name no other address than http. null
 * where the operator does not allow the host: a page that loads a cover shows that host who looks at which book. The rule is here
 * alone, because the Content-Security-Policy of pages must allow https pictures from anywhere for photos of members.
 */
export function coverAddress(thumbnail: string | null, hosts: readonly string[]): string | null {
  if (!thumbnail || hosts.length === 0 || !URL.canParse(thumbnail)) return null;
  const address = new URL(thumbnail);
  const isPlain = /^https?:$/.test(address.protocol) && !address.port && !address.username && !address.password;
  if (!isPlain || !hosts.includes(address.hostname)) return null;
  address.protocol = "https:";
  return address.href;
}
