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
  gap: "1",
  maxWidth: "30rem",
  padding: "1",
  borderRadius: "1.75rem",
  bg: "bg.subtle",
} as const;

/** Looks as the links between views do. */
const part = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  minHeight: "11",
  paddingInline: "2",
  textAlign: "center",
  lineHeight: "snug",
  fontWeight: "semibold",
  cursor: "pointer",
  borderRadius: "full",
  borderWidth: "1px",
  borderColor: "transparent",
  _hover: { bg: "bg.strong" },
  "&:has(:checked)": { bg: "bg.surface", borderColor: "border.strong", boxShadow: "card" },
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
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
