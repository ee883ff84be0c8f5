import { chakra } from "@chakra-ui/react";
import { Bell } from "../../generated/icons/Bell";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import * as texts from "./texts";

/** A larger number would not fit on the bell. */
const maxShown = 99;

export interface BellProps {
  /** Fetches the page's code. */
  onIntent(): void;
  isCurrent: boolean;
}

/** The bell, with the number of unread notifications on it and in its name. */
export function BellLink({ unread = 0, onIntent, isCurrent }: BellProps & { unread?: number }) {
  const name = texts.bell(unread);
  return (
    <LinkButton
      to={paths.notifications}
      variant="quiet"
      size="icon"
      position="relative"
      aria-label={name}
      title={name}
      aria-current={isCurrent ? "page" : undefined}
      css={{ "&[aria-current=page]": { bg: "accent.soft", color: "accent.text" } }}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Bell size={20} aria-hidden="true" />
      {unread > 0 && (
        <chakra.span aria-hidden="true" css={badge}>
          {unread > maxShown ? texts.atMost(maxShown) : unread}
        </chakra.span>
      )}
    </LinkButton>
  );
}

const badge = {
  position: "absolute",
  // At the corner of the bell, not on it; a longer number grows away from it.
  top: "0.5",
  insetStart: "1.625rem",
  minWidth: "5",
  height: "5",
  paddingInline: "1",
  borderRadius: "full",
  bg: "accent",
  color: "fg.onAccent",
  fontSize: "sm",
  fontWeight: "bold",
  lineHeight: "1.25rem",
  textAlign: "center",
} as const;
