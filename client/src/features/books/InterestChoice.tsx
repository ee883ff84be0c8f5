import { chakra, Flex } from "@chakra-ui/react";
import type { Interest } from "../../generated/hooks";
import { InterestBox } from "../../shared/InterestBox";
import { interests } from "../../shared/interests";

interface Props {
  chosen: readonly Interest[];
  onChange(chosen: readonly Interest[]): void;
}

/** What the recommendation should lean towards, if anything. */
export function InterestChoice({ chosen, onChange }: Props) {
  const toggle = (value: Interest) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" marginBottom="2">
        Favour a subject{" "}
        <chakra.span color="fg.muted" fontWeight="normal">
          (optional)
        </chakra.span>
      </chakra.legend>
      <Flex flexWrap="wrap" gap="2">
        {interests.map(({ value }) => (
          <InterestBox key={value} interest={value} isChosen={chosen.includes(value)} onToggle={() => toggle(value)} />
        ))}
      </Flex>
    </chakra.fieldset>
  );
}
