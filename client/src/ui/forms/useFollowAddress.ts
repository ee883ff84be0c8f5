import { useState } from "react";

/**
 * Calls `follow` when the address says something else: Back, or a link, leads there. What the form itself has sent there
 * is no news, and must not overwrite what is typed until it arrives: the result notes it as sent.
 */
export function useFollowAddress(address: string, follow: () => void): (sent: string) => void {
  const [followed, setFollowed] = useState(address);
  const [sent, setSent] = useState<string | null>(null);
  if (followed !== address) {
    setFollowed(address);
    setSent(null);
    if (address !== sent) follow();
  }
  return setSent;
}
