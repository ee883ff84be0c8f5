import { chakra } from "@chakra-ui/react";

interface Props<Value extends string> {
  name: string;
  /** What is chosen; heard, and seen unless a heading above says the same. */
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  /** null: none of them, as where several things differ. */
  value: Value | null;
  onChoose(value: Value): void;
}

/** One of two to four short choices, side by side on every screen. */
export function ChoiceBar<Value extends string>(props: Props<Value>) {
  const { name, legend, isLegendHidden, options, value, onChoose } = props;
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend {...(isLegendHidden ? { srOnly: true } : { fontWeight: "semibold", marginBottom: "2" })}>
        {legend}
      </chakra.legend>
      <chakra.div css={bar} gridTemplateColumns={`repeat(${options.length}, minmax(0, 1fr))`}>
        {options.map((option) => (
          <chakra.label key={option.value} css={part}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              css={dot}
            />
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

const bar = {
  display: "grid",
  maxWidth: "30rem",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "md",
} as const;

const part = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "11",
  paddingInline: "2",
  paddingBlock: "2",
  textAlign: "center",
  lineHeight: "snug",
  fontWeight: "medium",
  cursor: "pointer",
  borderRadius: "calc(var(--chakra-radii-md) - 1px)",
  _hover: { bg: "bg.subtle" },
  "& + &": { borderInlineStartWidth: "1px", borderColor: "border.strong" },
  "&:has(:checked)": {
    bg: "accent.soft",
    fontWeight: "bold",
    boxShadow: "inset 0 0 0 2px var(--chakra-colors-accent-text)",
  },
  "&:has(:focus-visible)": { outline: "3px solid var(--chakra-colors-focus)", outlineOffset: "2px", zIndex: "1" },
  "&:has(:disabled)": { opacity: 0.6, cursor: "not-allowed" },
} as const;

/** Covers its part, so that a thumb anywhere on it chooses. */
const dot = {
  position: "absolute",
  inset: "0",
  margin: "0",
  width: "full",
  height: "full",
  opacity: "0",
  cursor: "inherit",
  "@media (forced-colors: active)": {
    opacity: 1,
    width: "4",
    height: "4",
    insetBlockStart: "1",
    insetInlineStart: "1",
  },
} as const;
