import { TextAreaField, TextField } from "../../../ui/forms/fields";
import * as texts from "../texts";
import { CompanyFields } from "../open/CompanyFields";
import type { Plan } from "./plan";
import { RepeatFields } from "./RepeatFields";
import { WhenFields } from "./WhenFields";

interface Props {
  plan: Plan;
  onChange(changes: Partial<Plan>): void;
  zone: string;
  earliest: string | null;
  /** Whether it is a group's: its places can be counted. */
  isOfGroup: boolean;
  isExisting?: boolean;
}

/** Longest texts, and the largest number of places, as the service takes them. */
const [maxTitleLength, maxGoalLength, maxPlaceLength, maxPlaces] = [120, 500, 200, 500];

/** What there is to say of a session. */
export function SessionFields({ plan, onChange, zone, earliest, isOfGroup, isExisting }: Props) {
  return (
    <>
      <TextField
        name="title"
        label={texts.title}
        hint={texts.titleHint}
        isRequired
        maxLength={maxTitleLength}
        value={plan.title}
        onChange={({ target }) => onChange({ title: target.value })}
        autoComplete="off"
        dir="auto"
      />
      <WhenFields plan={plan} onChange={onChange} zone={zone} earliest={earliest} />
      <RepeatFields plan={plan} onChange={onChange} zone={zone} isExisting={isExisting} />
      <TextAreaField
        name="goal"
        label={texts.goalOptional}
        hint={texts.goalHint}
        rows={2}
        maxLength={maxGoalLength}
        value={plan.goal}
        onChange={({ target }) => onChange({ goal: target.value })}
        dir="auto"
      />
      {!isOfGroup && <CompanyFields plan={plan} onChange={onChange} />}
      {(isOfGroup || plan.company === "NOBODY") && (
        <TextField
          name="place"
          label={texts.placeOptional}
          hint={texts.placeHint}
          maxLength={maxPlaceLength}
          value={plan.place}
          onChange={({ target }) => onChange({ place: target.value })}
          autoComplete="off"
          dir="auto"
        />
      )}
      {isOfGroup && (
        <TextField
          name="capacity"
          label={texts.capacityOptional}
          hint={texts.capacityHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxPlaces}
          value={plan.capacity}
          onChange={({ target }) => onChange({ capacity: target.value })}
          autoComplete="off"
        />
      )}
    </>
  );
}
