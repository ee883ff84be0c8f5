import { chakra } from "@chakra-ui/react";
import type { BuddyStandingFragment } from "../../generated/hooks";
import * as texts from "./texts";

/** Says that the member was active this week; never the time, and nothing for guests. */
export function SeenThisWeek({ user }: { user: Pick<BuddyStandingFragment, "wasSeenThisWeek"> }) {
  if (!user.wasSeenThisWeek) return null;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" color="fg.muted">
      <chakra.span width="2" height="2" borderRadius="full" bg="accent" flexShrink="0" marginInline="1" />
      {texts.seenThisWeek}
    </chakra.p>
  );
}
