import type { SearchKind } from "../../generated/searchHooks";
import { Radios } from "../../ui/forms/Radios";
import * as texts from "./texts";
import { kinds } from "./toResults";

const everything = "ALL";

const options = [
  { value: everything, label: texts.everything },
  ...kinds.map((value) => ({ value, label: texts.kindNames[value] })),
] as const;

/** Which kind is shown; null: all. */
export function ChoiceChips({ kind, onChange }: { kind: SearchKind | null; onChange(kind: SearchKind | null): void }) {
  return (
    <Radios<SearchKind | typeof everything, (typeof options)[number]>
      name="kind"
      legend={texts.whatToShow}
      isLegendHidden
      options={options}
      value={kind ?? everything}
      onChoose={(value) => onChange(value === everything ? null : value)}
      list={{ display: "flex", flexWrap: "wrap", gap: "2", marginTop: "4" }}
      option={chip}
      dot={dot}
    >
      {({ label }) => label}
    </Radios>
  );
}

const chip = {
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minHeight: "11",
  paddingInline: "4",
  borderRadius: "full",
  borderWidth: "1px",
  borderColor: "border.strong",
  fontWeight: "semibold",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  "&:has(:checked)": { bg: "accent.soft", color: "accent.text", borderColor: "accent.text" },
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
} as const;

/** Covers its chip, so that a thumb anywhere on it chooses. */
const dot = {
  position: "absolute",
  inset: "0",
  margin: "0",
  width: "full",
  height: "full",
  opacity: "0",
  cursor: "inherit",
  "@media (forced-colors: active)": { position: "static", width: "4", height: "4", marginInlineEnd: "2", opacity: 1 },
} as const;
