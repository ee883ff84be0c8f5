import { chosenLook } from "../chosenLook";
import { Radios, type RadiosProps } from "./Radios";

interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** One of two to four short choices, side by side on every screen. */
export function ChoiceBar<Value extends string>(props: RadiosProps<Value, Option<Value>>) {
  const count = props.options.length;
  // On a phone as wide as their words, so that the longest stays on one line.
  const columns = { base: `repeat(${count}, auto)`, sm: `repeat(${count}, minmax(0, 1fr))` };
  return (
    <Radios {...props} list={{ ...bar, gridTemplateColumns: columns }} option={part} dot={dot}>
      {({ label }) => label}
    </Radios>
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
  "&:has(:checked)": chosenLook,
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
  "&:has(:disabled)": { opacity: 0.7, cursor: "not-allowed" },
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
