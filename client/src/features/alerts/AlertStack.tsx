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
  const { x, y } = useClearSpot(stack, shown.length);
  return (
    <Box
      ref={stack}
      data-noprint
      position="fixed"
      insetEnd={{ base: "4", md: "6" }}
      // No wider than what they say: the smaller they are, the more places have room for them.
      width="fit-content"
      maxWidth={{ base: "calc(100vw - 2rem)", md: "24rem" }}
      css={place}
      style={{ transform: x || y ? `translate(${x}px, ${y}px)` : undefined }}
      zIndex="toast"
      display="flex"
      flexDirection="column"
      alignItems="flex-end"
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

/** Above the safe area of a phone and its bar of places. From here, the stack moves to where it covers nothing. */
const place = {
  bottom: "calc(env(safe-area-inset-bottom) + 1rem)",
  mdDown: { "body:has([data-phone-bar]) &": { bottom: "calc(env(safe-area-inset-bottom) + 4.5rem)" } },
} as const;
