import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface Props {
  children: ReactNode;
  isStrong?: boolean;
}

/** A word or two about a person or a thing. */
export const Tag = ({ children, isStrong = false }: Props) => (
  <chakra.span
    bg={isStrong ? "accent.soft" : "bg.strong"}
    color={isStrong ? "accent.text" : "fg"}
    borderRadius="full"
    paddingInline="2.5"
    fontSize="sm"
    fontWeight="semibold"
    lineHeight="normal"
    whiteSpace="nowrap"
  >
    {children}
  </chakra.span>
);
