import { chakra, Flex } from "@chakra-ui/react";
import type { Interest } from "../../generated/hooks";
import { interestLook, interests } from "../../shared/interests";
import { ShapeIcon } from "../../ui/ShapeIcon";

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
        Lean towards{" "}
        <chakra.span color="fg.muted" fontWeight="normal">
          (if you like)
        </chakra.span>
      </chakra.legend>
      <Flex flexWrap="wrap" gap="2">
        {interests.map(({ value }) => (
          <Choice key={value} interest={value} isChosen={chosen.includes(value)} onToggle={() => toggle(value)} />
        ))}
      </Flex>
    </chakra.fieldset>
  );
}

interface ChoiceProps {
  interest: Interest;
  isChosen: boolean;
  onToggle(): void;
}

function Choice({ interest, isChosen, onToggle }: ChoiceProps) {
  const { label, color, shape } = interestLook(interest);
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minHeight="11"
      paddingInline="4"
      borderRadius="full"
      borderWidth="1px"
      borderColor={isChosen ? "ink" : "border.strong"}
      bg={isChosen ? color : "bg.surface"}
      color={isChosen ? "ink" : "fg"}
      fontWeight="semibold"
      cursor="pointer"
      _hover={isChosen ? undefined : { bg: "bg.subtle" }}
    >
      <chakra.input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        width="1.125rem"
        height="1.125rem"
        css={{ accentColor: "var(--sc-colors-ink)", colorScheme: isChosen ? "light" : undefined }}
      />
      <chakra.span display="grid" color={isChosen ? "ink" : color}>
        <ShapeIcon shape={shape} size="0.875rem" color="currentColor" />
      </chakra.span>
      {label}
    </chakra.label>
  );
}
