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
  // Below the headings of the days; the first hour's line is the edge.
  marginTop: "var(--head)",
  paddingTop: "var(--hour)",
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
