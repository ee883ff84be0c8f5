import { chakra } from "@chakra-ui/react";
import * as texts from "../texts";

interface Props {
  from: number;
  to: number;
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The hours beside the columns of a wide screen. Each entry says its time itself, in words and in its zone. */
export function HourScale({ from, to }: Props) {
  return (
    <chakra.div css={look} aria-hidden="true" title={texts.timesAreDevices}>
      {Array.from({ length: to - from - 1 }, (_, index) => (
        <chakra.span key={index} css={label}>
          {clock(from + index + 1)}
        </chakra.span>
      ))}
    </chakra.div>
  );
}

const look = {
  display: { base: "none", lg: "block" },
  // Beside the headings of the days, which stay in view; the first hour's line is the edge.
  _before: {
    content: '""',
    display: "block",
    position: "sticky",
    top: "0",
    zIndex: "4",
    height: "var(--head)",
    marginBottom: "var(--hour)",
    bg: "bg",
  },
} as const;

const label = {
  display: "block",
  height: "var(--hour)",
  paddingInlineEnd: "2",
  textAlign: "end",
  fontSize: "sm",
  lineHeight: "1",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  transform: "translateY(-0.5em)",
} as const;
