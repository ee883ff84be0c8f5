import { Box, chakra, VisuallyHidden } from "@chakra-ui/react";
import { CircleAlert } from "../../generated/icons/CircleAlert";
import { CircleCheck } from "../../generated/icons/CircleCheck";
import { X } from "../../generated/icons/X";
import { IconButton } from "../../ui/Button";
import type { Alert, AlertType } from "./alertReducer";
import { useCountdown } from "./useCountdown";
import * as texts from "./texts";

/** How long an alert is shown, in milliseconds; hover and focus pause the timer. */
const alertLifetime = 4000;

const looks: Record<AlertType, { role: string; word: string; bg: string; color: string; Icon: typeof X }> = {
  success: { role: "status", word: texts.done, bg: "success.soft", color: "success.text", Icon: CircleCheck },
  danger: { role: "alert", word: texts.problem, bg: "danger.soft", color: "danger.text", Icon: CircleAlert },
};

interface Props {
  alert: Alert;
  isHidden: boolean;
  onClose(): void;
  onExpire(): void;
}

export function AlertItem({ alert, isHidden, onClose, onExpire }: Props) {
  const { pause, resume } = useCountdown(alertLifetime, onExpire);
  const { role, word, bg, color, Icon } = looks[alert.alertType];
  return (
    <Box
      role={role}
      hidden={isHidden}
      display={isHidden ? "none" : "flex"}
      alignItems="center"
      gap="3"
      paddingInlineStart="4"
      paddingInlineEnd="1"
      paddingBlock="1"
      bg={bg}
      color={color}
      borderWidth="1px"
      borderColor="currentColor"
      borderRadius="md"
      boxShadow="raised"
      pointerEvents="auto"
      animation="rise 200ms"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      <VisuallyHidden>{word}:</VisuallyHidden>
      <chakra.span flex="1" fontWeight="medium" overflowWrap="anywhere">
        {alert.msg}
      </chakra.span>
      <IconButton label={texts.close} onClick={() => (resume(), onClose())}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
