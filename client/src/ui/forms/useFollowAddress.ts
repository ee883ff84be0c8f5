import { useState } from "react";

/**
 * Calls `follow` when the address changes by Back or a link. Pass what the form itself puts into the address to the
 * returned function: that change must not overwrite what is typed meanwhile.
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
