import { defineRecipe } from "@chakra-ui/react";
import { styled } from "../styled";

const control = {
  width: "full",
  minHeight: "12",
  paddingInline: "4",
  fontSize: "md",
  color: "fg",
  bg: "bg.surface",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "md",
  transition: "border-color 120ms",
  _hover: { borderColor: "fg.muted" },
  _disabled: { opacity: 0.7, cursor: "not-allowed" },
  _invalid: { borderColor: "danger", borderWidth: "2px" },
} as const;

/** The look that all places to type in share. */
const controlRecipe = defineRecipe({ base: control });

export const Input = styled("input", controlRecipe);

export const Select = styled(
  "select",
  defineRecipe({ base: { ...control, paddingInlineEnd: "10", appearance: "none" } }),
);

export const Textarea = styled(
  "textarea",
  defineRecipe({ base: { ...control, paddingBlock: "3", lineHeight: "normal" } }),
);
