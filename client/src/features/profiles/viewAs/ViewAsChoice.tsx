import { chakra } from "@chakra-ui/react";
import { useId } from "react";
import * as texts from "./texts";

/** As whom members view their own page. */
export type ViewAs = keyof typeof texts.viewers;

const all = Object.keys(texts.viewers) as ViewAs[];

interface Props {
  viewAs: ViewAs;
  onChoose(viewAs: ViewAs): void;
}

/** Lets members see their own page as others do. */
export function ViewAsChoice({ viewAs, onChoose }: Props) {
  const name = useId();
  return (
    <chakra.fieldset css={row} data-noprint>
      <chakra.legend css={legend}>{texts.seeItAs}</chakra.legend>
      {all.map((each) => (
        <chakra.label key={each} css={choice}>
          <chakra.input type="radio" name={name} checked={each === viewAs} onChange={() => onChoose(each)} css={over} />
          {texts.viewers[each]}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

const row = { display: "flex", flexWrap: "wrap", gap: "1", marginBottom: "4", minWidth: "0" } as const;

const legend = { fontWeight: "semibold", marginBottom: "2" } as const;

const choice = {
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
  "&:has(:checked)": { bg: "fg", color: "bg.surface", borderColor: "fg" },
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
} as const;

/** Covers its label, so that a touch anywhere on it counts. */
const over = {
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  opacity: "0",
  cursor: "pointer",
} as const;
