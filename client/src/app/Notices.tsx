import { chakra } from "@chakra-ui/react";
import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../features/accounts/SessionProvider";
import { Button } from "../ui/Button";
import { useIsOnline } from "./useIsOnline";

/** Slim banners about what is wrong with the whole product, not with one page. */
export function Notices() {
  const isOnline = useIsOnline();
  const { isUnreachable, retry } = useSession();
  if (!isOnline)
    return <Notice>You're offline. What you see may be out of date; we'll update when you're back online.</Notice>;
  if (!isUnreachable) return null;
  return (
    <Notice>
      We couldn't reach Study Circle, so you're logged out for now.
      <Button onClick={retry}>Retry</Button>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      role="status"
      data-noprint
      position="sticky"
      top="14"
      zIndex="docked"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="3"
      paddingInline="4"
      paddingBlock="2"
      bg="bg.strong"
      fontWeight="medium"
    >
      <CloudOff size={18} aria-hidden="true" />
      {children}
    </chakra.div>
  );
}
