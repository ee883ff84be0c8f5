/** The address if it is plain http(s), else null: nothing else may become a link or a picture. */
export function webUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    return /^https?:$/.test(new URL(address).protocol) ? address : null;
  } catch {
    return null;
  }
}

/** The rel of every link that a member typed. */
export const memberLinkRel = "noopener noreferrer nofollow ugc";
