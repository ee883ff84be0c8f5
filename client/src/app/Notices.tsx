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
  if (!isOnline) return <Notice>You are offline. What you see may be old; it renews itself when you are back.</Notice>;
  if (!isUnreachable) return null;
  return (
    <Notice>
      We could not reach Study Circle to see who you are, so you are logged out for now.
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
