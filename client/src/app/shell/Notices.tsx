import { chakra, Flex } from "@chakra-ui/react";
import { CloudOff } from "../../generated/icons/CloudOff";
import type { ReactNode } from "react";
import { useSession } from "../../features/accounts/SessionProvider";
import { formatTime } from "../../shared/time/formatDate";
import { answeredAt } from "../../shared/service/answeredAt";
import { Button } from "../../ui/Button";
import { useIsOnline } from "./useIsOnline";
import * as texts from "./texts";

/** Slim banners about problems of the whole site: offline, or service unreachable. */
export function Notices() {
  const isOnline = useIsOnline();
  const { isUnreachable, retry } = useSession();
  if (!isOnline) return <OfflineNotice />;
  if (!isUnreachable) return null;
  return <Notice action={<Button onClick={retry}>{texts.retry}</Button>}>{texts.loggedOutForNow}</Notice>;
}

function OfflineNotice() {
  const moment = answeredAt();
  return <Notice>{moment ? texts.offlineSince(formatTime(moment)) : texts.offline}</Notice>;
}

function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
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
      lineHeight="snug"
    >
      <Flex alignItems="center" gap="3">
        <CloudOff size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
        <span>{children}</span>
      </Flex>
      {action}
    </chakra.div>
  );
}
