import { chakra } from "@chakra-ui/react";
import { describeAge } from "../../shared/time/describeAge";
import { formatTime } from "../../shared/time/formatDate";
import { PageLink } from "../../ui/navigation/PageLink";
import { thumbHigh } from "../../ui/thumbHigh";

interface Props {
  moment: string;
  /** The page of what was written then; the exact time is shown while the link has the focus. */
  to?: string | undefined;
}

/** How long ago something was written: "2 h ago", and exactly when on hover and focus. */
export function Age({ moment, to }: Props) {
  const exact = formatTime(Date.parse(moment));
  const time = <time dateTime={moment}>{describeAge(moment)}</time>;
  if (!to) return <chakra.span title={exact}>{time}</chakra.span>;
  return (
    <chakra.span asChild css={look} data-exact={exact}>
      <PageLink to={to} title={exact}>
        {time}
      </PageLink>
    </chakra.span>
  );
}

const look = {
  display: "inline-block",
  position: "relative",
  borderRadius: "sm",
  whiteSpace: "nowrap",
  _hover: { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  "&:focus-visible::after": {
    content: "attr(data-exact)",
    position: "absolute",
    insetInlineStart: "0",
    top: "calc(100% + 6px)",
    zIndex: "1",
    paddingInline: "2",
    borderRadius: "sm",
    bg: "fg",
    color: "bg",
    fontSize: "sm",
    pointerEvents: "none",
  },
  ...thumbHigh(),
} as const;
