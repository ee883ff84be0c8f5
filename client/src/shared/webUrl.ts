/**
 * The address if it is plain http(s), else null: nothing else may become a link or an image. Not with a user name, which looks
 * like the host of another site.
 */
export function webUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const { protocol, username, password } = new URL(address);
    return /^https?:$/.test(protocol) && !username && !password ? address : null;
  } catch {
    return null;
  }
}

/** The rel of every link that a member typed. */
export const memberLinkRel = "noopener noreferrer nofollow ugc";
