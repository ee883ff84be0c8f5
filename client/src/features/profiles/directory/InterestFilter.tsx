import { chakra } from "@chakra-ui/react";
import { InterestRow } from "../../../shared/InterestRow";
import type { FilterState } from "./useDirectoryFilter";
import * as texts from "../texts";

/** Which interests the buddies should have; none chosen is everyone. */
export function InterestFilter({ filter }: { filter: FilterState }) {
  return (
    <chakra.fieldset minWidth="0" data-noprint>
      <chakra.legend marginBottom="3">
        <chakra.h2 fontFamily="heading" fontWeight="bold" fontSize="lg" lineHeight="snug">
          {texts.lookingFor}
        </chakra.h2>
      </chakra.legend>
      <InterestRow chosen={filter.chosen.interests} onToggle={filter.toggle} edge="4" />
    </chakra.fieldset>
  );
}
