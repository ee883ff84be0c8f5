import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** What matters as much as the first part: on wide screens at its side. */
  aside?: ReactNode;
  /** What comes after both. */
  rest?: ReactNode;
}

/** A page in parts, in this order; on wide screens in two columns, the second of which is the aside. */
export function WithAside({ children, aside, rest }: Props) {
  return (
    <chakra.div css={columns}>
      <div>{children}</div>
      <chakra.div css={side}>{aside}</chakra.div>
      <div>{rest}</div>
    </chakra.div>
  );
}

const columns = {
  maxWidth: "text",
  lg: {
    display: "grid",
    maxWidth: "none",
    gridTemplateColumns: "minmax(0, 38rem) minmax(0, 1fr)",
    // The first row is as high as the first part, however high the aside is.
    gridTemplateRows: "auto 1fr",
    columnGap: "10",
    // Emotion warns of `:first-child`.
    "& > :not(:last-child) > :not(* + *)": { marginTop: "0" },
  },
} as const;

const side = { lg: { gridColumn: "2", gridRow: "1 / span 2" } } as const;
