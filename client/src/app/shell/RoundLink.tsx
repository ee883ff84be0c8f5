import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PageLink } from "../../ui/navigation/PageLink";
import { prefetchPage } from "../routing/pages";

interface Props {
  to: string;
  /** What a screen reader says, also shown as the tooltip. */
  label: string;
  /** A picture. */
  children: ReactNode;
}

/** An icon link in the bar; on a phone, these links are elsewhere. */
export function RoundLink({ to, label, children }: Props) {
  return (
    <chakra.span asChild css={round}>
      <PageLink to={to} aria-label={label} title={label} onPointerEnter={() => prefetchPage(to)}>
        {children}
      </PageLink>
    </chakra.span>
  );
}

const round = {
  display: { base: "none", md: "grid" },
  placeItems: "center",
  width: "11",
  height: "11",
  borderRadius: "full",
  _hover: { bg: "bg.subtle" },
} as const;
