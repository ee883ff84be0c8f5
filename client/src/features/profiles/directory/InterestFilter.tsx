import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { X } from "../../../generated/icons/X";
import { InterestRow } from "../../../shared/InterestRow";
import { interestLook } from "../../../shared/interests";
import type { InterestFilter as Filter } from "./useInterestFilter";
import * as texts from "../texts";

/** Which interests the buddies should have; none chosen is everyone. */
export function InterestFilter({ filter }: { filter: Filter }) {
  return (
    <chakra.fieldset minWidth="0" data-noprint>
      <chakra.legend marginBottom="3">
        <chakra.h2 fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="snug">
          {texts.lookingFor}
        </chakra.h2>
      </chakra.legend>
      <InterestRow chosen={filter.chosen} onToggle={filter.toggle} edge="4" />
    </chakra.fieldset>
  );
}

/** The choices again as chips, each with a remove button. */
export function ChosenInterests({ filter }: { filter: Filter }) {
  if (filter.chosen.length === 0) return null;
  return (
    <chakra.ul display="flex" flexWrap="wrap" alignItems="center" gap="2" aria-label={texts.chosenInterests}>
      {filter.chosen.map((interest) => (
        <li key={interest}>
          <FilterButton onClick={() => filter.toggle(interest)}>
            <VisuallyHidden>{texts.removeBefore}</VisuallyHidden>
            {interestLook(interest).label}
            <X size={16} aria-hidden="true" />
          </FilterButton>
        </li>
      ))}
      <li>
        <FilterButton borderColor="transparent" textDecoration="underline" onClick={filter.clear}>
          {texts.clearAll}
        </FilterButton>
      </li>
    </chakra.ul>
  );
}

const FilterButton = chakra(
  "button",
  {
    base: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1.5",
      minHeight: "11",
      paddingInline: "3",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "border.strong",
      fontSize: "sm",
      fontWeight: "semibold",
      cursor: "pointer",
      _hover: { bg: "bg.subtle" },
    },
  },
  { defaultProps: { type: "button" } },
);
