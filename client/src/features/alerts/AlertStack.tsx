import { Box } from "@chakra-ui/react";
import { type Dispatch, useEffect, useRef } from "react";
import type { AlertAction, AlertState } from "./alertReducer";
import { AlertItem } from "./AlertItem";
import { useClearSpot } from "./useClearSpot";

/** How long closed alerts stay away, in milliseconds. */
const reshowDelay = 3000;

const maxShown = 3;

/** Shows at most three alerts; the timer of the next starts when it is shown. */
export function AlertStack({ alerts, isHidden, dispatch }: AlertState & { dispatch: Dispatch<AlertAction> }) {
  useEffect(() => {
    if (!isHidden) return;
    const timer = setTimeout(() => dispatch({ type: "SHOW_ALERTS" }), reshowDelay);
    return () => clearTimeout(timer);
  }, [isHidden, dispatch]);

  const shown = alerts.slice(0, maxShown);
  const stack = useRef<HTMLDivElement>(null);
  const lift = useClearSpot(stack, shown.length);
  return (
    <Box
      ref={stack}
      data-noprint
      position="fixed"
      insetEnd={{ base: "4", md: "6" }}
      insetStart={{ base: "4", md: "auto" }}
      width={{ md: "24rem" }}
      css={place}
      style={{ transform: lift ? `translateY(${-lift}px)` : undefined }}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
    >
      {shown.map((alert) => (
        <AlertItem
          key={alert.id}
          alert={alert}
          isHidden={isHidden}
          onClose={() => dispatch({ type: "HIDE_ALERTS" })}
          onRemove={() => dispatch({ type: "REMOVE_ALERT", id: alert.id })}
        />
      ))}
    </Box>
  );
}

/**
 * Above the safe area of a phone, its bar of places, the page's round button of shortcuts where there is one, and the line that
 * says that live updates do not work.
 */
const place = {
  bottom: "calc(env(safe-area-inset-bottom) + 1rem)",
  "body:has([data-behind]) &": { marginBottom: { base: "2.75rem", md: "1.5rem" } },
  mdDown: {
    "body:has([data-phone-bar]) &": { bottom: "calc(env(safe-area-inset-bottom) + 4.5rem)" },
    "body:has([data-shortcuts]) &": { bottom: "calc(env(safe-area-inset-bottom) + 8.75rem)" },
  },
} as const;
