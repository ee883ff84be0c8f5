import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

interface Props {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose(): void;
  size: string;
  children: ReactNode;
}

/** One of several choices that are seen rather than read; a radio button to keyboards and screen readers. */
export function Choice({ name, label, isChosen, onChoose, size, children }: Props) {
  return (
    <chakra.label title={label} css={look} width={size} height={size} data-chosen={isChosen || undefined}>
      <VisuallyHidden asChild>
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      </VisuallyHidden>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.label>
  );
}

const look = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  flexShrink: "0",
  borderRadius: "md",
  borderWidth: "2px",
  borderColor: "transparent",
  cursor: "pointer",
  transition: "border-color 120ms",
  _hover: { borderColor: "border.strong" },
  "&[data-chosen]": { borderColor: "accent.text", boxShadow: "inset 0 0 0 2px {colors.bg.surface}" },
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
} as const;
