import { Box } from "@chakra-ui/react";
import { interests } from "../../../shared/interests";
import { SelectField } from "../../../ui/forms/fields";
import type { Plan } from "../form/plan";
import * as texts from "./texts";

interface Props {
  plan: Plan;
  onChange(changes: Partial<Plan>): void;
}

const companies = [
  { value: "NOBODY", label: texts.nobody },
  { value: "BUDDIES", label: texts.buddies },
  { value: "EVERYONE", label: texts.everyone },
] as const;

const seats = Array.from({ length: 7 }, (_, index) => String(index + 1)).map((value) => ({ value, label: value }));

const about: readonly { value: Plan["interest"]; label: string }[] = [
  { value: "", label: texts.nothingChosen },
  ...interests,
];

/** Who may take a seat in one's own time, how many, and what it is about. */
export function CompanyFields({ plan, onChange }: Props) {
  const isOpen = plan.company !== "NOBODY";
  return (
    <>
      <SelectField
        name="company"
        label={texts.whoCanJoin}
        hint={isOpen ? texts.companyHint : undefined}
        value={plan.company}
        options={companies}
        onValueChange={(company) => onChange({ company })}
      />
      {isOpen && (
        <Box css={row}>
          <SelectField
            name="partners"
            label={texts.howMany}
            value={plan.partners}
            options={seats}
            onValueChange={(partners) => onChange({ partners })}
          />
          <SelectField
            name="interest"
            label={texts.about}
            value={plan.interest}
            options={about}
            onValueChange={(interest) => onChange({ interest })}
          />
        </Box>
      )}
    </>
  );
}

const row = {
  display: "grid",
  gap: "5",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(auto-fit, minmax(11rem, 1fr))" },
} as const;
