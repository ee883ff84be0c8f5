import { Box, chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { CircleAlert } from "../../generated/icons/CircleAlert";
import { CircleCheck } from "../../generated/icons/CircleCheck";
import { X } from "../../generated/icons/X";
import { Logo } from "../../ui/pictures/Logo";
import { Button, IconButton } from "../../ui/Button";
import type { Alert, AlertChoice, AlertType } from "./alertReducer";
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
  onRemove(): void;
}

export function AlertItem({ alert, isHidden, onClose, onRemove }: Props) {
  const { choice, lifetime = alertLifetime, onExpire } = alert;
  const { pause, resume } = useCountdown(lifetime, () => (onRemove(), onExpire?.()));
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
      {alert.isMoment ? (
        <Logo size="1.75rem" motion="once" />
      ) : (
        <Icon size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
      )}
      <VisuallyHidden>{word}:</VisuallyHidden>
      <chakra.span flex="1" fontWeight="medium" overflowWrap="anywhere">
        {alert.msg}
      </chakra.span>
      {choice && <Choice {...choice} onChosen={onRemove} />}
      <IconButton label={texts.close} onClick={() => (resume(), onClose())}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}

function Choice({ label, run, isFocused, onLeave, onChosen }: AlertChoice & { onChosen(): void }) {
  return (
    <Button
      variant="quiet"
      color="inherit"
      paddingInline="3"
      textDecoration="underline"
      autoFocus={isFocused}
      // The key that brought the focus here may still be held.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
        else if (event.key === "Escape") onLeave?.();
      }}
      onClick={() => (onChosen(), run())}
    >
      {label}
    </Button>
  );
}
