import { Box } from "@chakra-ui/react";
import { useState } from "react";
import type { Frequency } from "../../../generated/sessionHooks";
import { cityOfOtherDays } from "../../../shared/time/describeTimes";
import { SelectField, TextField } from "../../../ui/forms/fields";
import * as texts from "../texts";
import type { Plan } from "./plan";
import { WeekdayBoxes } from "./WeekdayBoxes";

interface Props {
  plan: Plan;
  onChange(changes: Partial<Plan>): void;
  /** The zone of its days; empty where the device does not say. */
  zone: string;
  /** A session that takes place once stays so, and one that repeats goes on repeating. */
  isExisting?: boolean;
}

const frequencies: { value: Frequency; label: string }[] = [
  { value: "NONE", label: texts.once },
  { value: "DAILY", label: texts.daily },
  { value: "WEEKLY", label: texts.weekly },
];

const endings: { value: Plan["endsBy"]; label: string }[] = [
  { value: "after", label: texts.endsAfter },
  { value: "on", label: texts.endsOn },
];

/** As many as a session has dates. */
const maxDates = 104;

/** How often it takes place, on which days, and when that ends. */
export function RepeatFields({ plan, onChange, zone, isExisting = false }: Props) {
  const [now] = useState(() => Date.now());
  const city = zone ? cityOfOtherDays(zone, plan.startTime, now) : null;
  const isRepeated = plan.frequency !== "NONE";
  if (isExisting && !isRepeated) return null;
  return (
    <>
      <SelectField
        name="repeats.frequency"
        label={texts.howOften}
        value={plan.frequency}
        options={isExisting ? frequencies.slice(1) : frequencies}
        onValueChange={(frequency) => onChange({ frequency })}
      />
      {plan.frequency === "WEEKLY" && (
        <WeekdayBoxes city={city} chosen={plan.weekdays} onChoose={(weekdays) => onChange({ weekdays })} />
      )}
      {isRepeated && <EndFields plan={plan} onChange={onChange} city={city} />}
    </>
  );
}

function EndFields({ plan, onChange, city }: Pick<Props, "plan" | "onChange"> & { city: string | null }) {
  return (
    <Box css={pair}>
      <SelectField
        name="ends"
        label={texts.ends}
        value={plan.endsBy}
        options={endings}
        onValueChange={(endsBy) => onChange({ endsBy })}
      />
      {plan.endsBy === "after" ? (
        <TextField
          name="ends.after"
          label={texts.dates}
          hint={texts.datesHint}
          type="number"
          inputMode="numeric"
          isRequired
          min={1}
          max={maxDates}
          value={plan.endsAfter}
          onChange={({ target }) => onChange({ endsAfter: target.value })}
        />
      ) : (
        <TextField
          name="ends.on"
          label={texts.lastDay}
          hint={city === null ? undefined : texts.lastDayIn(city)}
          type="date"
          isRequired
          min={plan.startsOn}
          value={plan.endsOn}
          onChange={({ target }) => onChange({ endsOn: target.value })}
        />
      )}
    </Box>
  );
}

const pair = {
  display: "grid",
  gap: "5",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
} as const;
