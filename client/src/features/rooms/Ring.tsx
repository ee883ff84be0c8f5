import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface Props {
  /** How much of it is filled, 0 to 1, clockwise from the top. */
  share: number;
  color: string;
  /** Stands in the middle. */
  children: ReactNode;
}

/** A ring with something in its middle; it fills the box that it stands in. */
export function Ring({ share, color, children }: Props) {
  return (
    <Box position="absolute" inset="0">
      <svg viewBox="0 0 120 120" width="100%" height="100%" aria-hidden="true">
        {/* An attribute of SVG: Chakra would make a style of it. */}
        <g transform="rotate(-90 60 60)">
          <chakra.circle {...circle} css={{ stroke: "bg.strong" }} />
          {share > 0 && (
            <chakra.circle
              {...circle}
              pathLength={1}
              style={{ strokeDasharray: 1, strokeDashoffset: 1 - share }}
              strokeLinecap="round"
              css={{ stroke: color }}
            />
          )}
        </g>
      </svg>
      <Box css={middle}>{children}</Box>
    </Box>
  );
}

const circle = { cx: 60, cy: 60, r: 55, fill: "none", strokeWidth: 8 } as const;

const middle = {
  position: "absolute",
  inset: "12%",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  textAlign: "center",
} as const;
