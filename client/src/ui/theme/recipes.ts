import { defineRecipe } from "@chakra-ui/react/styled-system";

export const recipes = {
  heading: defineRecipe({
    className: "heading",
    base: {
      fontFamily: "heading",
      fontWeight: "bold",
      lineHeight: "snug",
      textWrap: "balance",
      letterSpacing: "-0.015em",
    },
    variants: {
      size: {
        md: { fontSize: "lg" },
        lg: { fontSize: "xl" },
        xl: { fontSize: "2xl", lineHeight: "tight" },
        "2xl": { fontSize: "3xl", lineHeight: "tight", letterSpacing: "-0.03em" },
      },
    },
    defaultVariants: { size: "md" },
  }),
  link: defineRecipe({
    className: "link",
    base: {
      color: "accent.text",
      fontWeight: "medium",
      textDecoration: "underline",
      textUnderlineOffset: "0.2em",
      borderRadius: "sm",
      _hover: { textDecorationThickness: "2px" },
    },
  }),
};

/** The one look of whatever lies on the page as a card. */
export const layerStyles = {
  card: {
    value: { bg: "bg.surface", borderWidth: "1px", borderColor: "border", borderRadius: "lg", boxShadow: "card" },
  },
};
