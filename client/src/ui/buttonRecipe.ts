import { defineRecipe } from "@chakra-ui/react";

export const buttonRecipe = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minHeight: "11",
    fontWeight: "semibold",
    lineHeight: "snug",
    textAlign: "center",
    borderRadius: "full",
    borderWidth: "1px",
    borderColor: "transparent",
    cursor: "pointer",
    userSelect: "none",
    transition: "background-color 120ms, border-color 120ms, box-shadow 120ms, transform 120ms",
    _disabled: { opacity: 0.7, cursor: "not-allowed" },
    "&[aria-busy=true]": { opacity: 1, cursor: "progress" },
    _active: { transform: "translateY(1px)" },
  },
  variants: {
    variant: {
      primary: { bg: "accent", color: "fg.onAccent", _hover: { bg: "accent.hover", boxShadow: "card" } },
      secondary: { bg: "bg.surface", borderColor: "border.strong", _hover: { bg: "bg.subtle" } },
      quiet: { bg: "transparent", _hover: { bg: "bg.subtle" } },
      danger: { bg: "danger", color: "fg.onDanger", _hover: { bg: "danger.hover" } },
      dangerQuiet: { bg: "transparent", color: "danger.text", _hover: { bg: "danger.soft" } },
    },
    size: {
      md: { paddingInline: "5", fontSize: "md" },
      // As high as the fields of a form.
      lg: { paddingInline: "7", minHeight: "12", fontSize: "lg" },
      icon: { width: "11", height: "11", padding: "0", flexShrink: 0 },
    },
  },
  defaultVariants: { variant: "secondary", size: "md" },
});
