import { defineConditions, defineConfig, type SystemConfig } from "@chakra-ui/react/styled-system";

type Utilities = NonNullable<SystemConfig["utilities"]>;

/** Selectors behind the `_names` of the style props that the product uses. */
const conditions = defineConditions({
  hover: ["@media (hover: hover)", "&:is(:hover, [data-hover]):not(:disabled, [data-disabled])"],
  active: "&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])",
  focus: "&:is(:focus, [data-focus])",
  disabled: "&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])",
  checked: "&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])",
  invalid: "&:is([data-invalid], [aria-invalid=true], [data-state=invalid])",
  before: "&::before",
  empty: "&:is(:empty, [data-empty])",
  last: "&:last-of-type",
  print: "@media print",
  dark: ".dark &, .dark .chakra-theme:not(.light) &",
});

/** The style props that take a token, by the kind of token. */
const propsByToken = {
  colors: "backgroundColor borderColor color fill stroke outlineColor",
  borders: "border",
  borderWidths: "borderWidth borderTopWidth borderBottomWidth borderInlineStartWidth",
  radii: "borderRadius borderEndStartRadius borderEndEndRadius",
  shadows: "boxShadow",
  sizes: "width height minWidth minHeight maxWidth maxHeight",
  spacing:
    "gap rowGap columnGap inset insetInline insetBlock top bottom left right margin marginTop marginBottom " +
    "marginInlineStart marginInlineEnd marginInline marginBlock padding paddingTop paddingBottom paddingInlineStart " +
    "paddingInlineEnd paddingInline paddingBlock scrollMarginTop scrollPaddingTop scrollPaddingInline scrollPaddingBlock",
  zIndex: "zIndex",
  fonts: "fontFamily",
  fontSizes: "fontSize",
  fontWeights: "fontWeight",
  lineHeights: "lineHeight",
};

/** The style props that are plain CSS. What is named neither here nor above reaches the element as an attribute. */
const plainProps =
  "alignItems alignSelf animation appearance aspectRatio borderCollapse clipPath colorScheme content cursor display " +
  "filter flex flexDirection flexShrink flexWrap fontVariantNumeric gridAutoFlow gridAutoRows gridRow " +
  "gridTemplateColumns isolation justifyContent letterSpacing listStyle objectFit opacity outline outlineOffset overflow overflowWrap " +
  "overflowX overflowY placeItems pointerEvents position scrollbarWidth tableLayout textAlign textDecoration " +
  "textDecorationThickness textOverflow textUnderlineOffset textWrap transform transformOrigin transition unicodeBidi " +
  "userSelect verticalAlign visibility whiteSpace";

const tokenProps = Object.fromEntries(
  Object.entries(propsByToken).flatMap(([values, props]) => props.split(" ").map((prop) => [prop, { values }])),
) as Utilities;

const utilities: Utilities = {
  ...Object.fromEntries(plainProps.split(" ").map((prop) => [prop, {}])),
  ...tokenProps,
  background: { values: "colors", shorthand: "bg" },
  insetInlineStart: { values: "spacing", shorthand: "insetStart" },
  insetInlineEnd: { values: "spacing", shorthand: "insetEnd" },
  hideFrom: { values: "breakpoints", transform: (_, { raw }) => ({ [`@breakpoint ${raw}`]: { display: "none" } }) },
  truncate: { transform: () => ({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }) },
  lineClamp: {
    transform: (lines: number) => ({
      overflow: "hidden",
      display: "-webkit-box",
      WebkitLineClamp: lines,
      WebkitBoxOrient: "vertical",
      textWrap: "wrap",
    }),
  },
};

/** What Chakra's `defaultBaseConfig` would bring, without the nine tenths that no screen uses. */
export const base = defineConfig({ conditions, utilities });
