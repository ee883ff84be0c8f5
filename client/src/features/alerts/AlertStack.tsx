import { Box } from "@chakra-ui/react";
import { type Dispatch, useEffect } from "react";
import type { AlertAction, AlertState } from "./alertReducer";
import { AlertItem } from "./AlertItem";

/** How long closed alerts stay away, in milliseconds. */
export const reshowDelay = 3000;

const mostShown = 3;

/** At most three alerts at a time; the clock of the next starts when it is shown. */
export function AlertStack({ alerts, isHidden, dispatch }: AlertState & { dispatch: Dispatch<AlertAction> }) {
  useEffect(() => {
    if (!isHidden) return;
    const timer = setTimeout(() => dispatch({ type: "SHOW_ALERTS" }), reshowDelay);
    return () => clearTimeout(timer);
  }, [isHidden, dispatch]);

  return (
    <Box
      data-noprint
      position="fixed"
      top="calc(env(safe-area-inset-top) + 5.5rem)"
      insetInline="4"
      marginInline="auto"
      maxWidth="28rem"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
    >
      {alerts.slice(0, mostShown).map((alert) => (
        <AlertItem
          key={alert.id}
          alert={alert}
          isHidden={isHidden}
          onClose={() => dispatch({ type: "HIDE_ALERTS" })}
          onExpire={() => dispatch({ type: "REMOVE_ALERT", id: alert.id })}
        />
      ))}
    </Box>
  );
}
