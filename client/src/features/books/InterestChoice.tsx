import { chakra } from "@chakra-ui/react";
import type { Interest } from "../../generated/hooks";
import { fill } from "../../ui/fill";
import * as texts from "./texts";
import { InterestRow } from "../../shared/InterestRow";

interface Props {
  chosen: readonly Interest[];
  onChange(chosen: readonly Interest[]): void;
}

/** What the recommendation should favour, if anything. */
export function InterestChoice({ chosen, onChange }: Props) {
  const toggle = (value: Interest) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" marginBottom="2">
        {fill(texts.favourSubject, {
          optional: (
            <chakra.span color="fg.muted" fontWeight="normal">
              {texts.optional}
            </chakra.span>
          ),
        })}
      </chakra.legend>
      <InterestRow chosen={chosen} onToggle={toggle} edge="5" />
    </chakra.fieldset>
  );
}
