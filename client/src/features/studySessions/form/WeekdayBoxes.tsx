import { chakra, Text } from "@chakra-ui/react";
import { useId } from "react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import type { Weekday } from "../../../generated/sessionHooks";
import { useFieldError } from "../../../ui/forms/formErrors";
import * as dateTexts from "../../../shared/time/texts";
import * as texts from "../texts";
import { allWeekdays } from "./plan";

interface Props {
  /** Where these are the days, if they may be others for the reader. */
  city: string | null;
  chosen: readonly Weekday[];
  onChoose(weekdays: Weekday[]): void;
}

const name = "repeats.weekdays";

/** The days of the week, each as large as a finger; at least one stays chosen. */
export function WeekdayBoxes({ city, chosen, onChoose }: Props) {
  const id = useId();
  const error = useFieldError(name);
  const toggle = (day: Weekday, isChosen: boolean) => {
    const days = isChosen ? [...chosen, day] : chosen.filter((other) => other !== day);
    if (days.length > 0) onChoose(days);
  };
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error ? `${id}-error` : undefined}>
      <chakra.legend fontWeight="semibold" marginBottom="1.5">
        {city === null ? texts.onWeekdays : texts.daysIn(texts.onWeekdays, city)}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {allWeekdays.map((day, index) => (
          <chakra.label key={day} css={pill}>
            <VisuallyHidden asChild>
              <input
                type="checkbox"
                name={name}
                checked={chosen.includes(day)}
                onChange={({ target }) => toggle(day, target.checked)}
              />
            </VisuallyHidden>
            <span aria-hidden="true">{texts.shortWeekday(index)}</span>
            <VisuallyHidden>{dateTexts.weekdays[index]}</VisuallyHidden>
          </chakra.label>
        ))}
      </chakra.div>
      {error && (
        <Text id={`${id}-error`} role="alert" color="danger.text" fontSize="sm" fontWeight="medium" marginTop="1.5">
          {error.message}
        </Text>
      )}
    </chakra.fieldset>
  );
}

const pill = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  minWidth: "14",
  minHeight: "11",
  paddingInline: "3",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "full",
  fontWeight: "semibold",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  "&:has(:checked)": { bg: "accent.soft", borderColor: "accent.text", color: "accent.text" },
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "2px" },
} as const;
