import { Box } from "@chakra-ui/react";
import { zoneLabel } from "../../../shared/time/timeZones";
import { SelectField, TextField } from "../../../ui/forms/fields";
import * as texts from "../texts";
import type { Plan } from "./plan";

interface Props {
  plan: Plan;
  onChange(changes: Partial<Plan>): void;
  /** The zone that the times are in; empty where the device does not say. */
  zone: string;
  /** The first day that can be chosen; null where the day stays. */
  earliest: string | null;
}

const usual = [15, 30, 45, 60, 90, 120, 150, 180, 240, 300, 360, 420, 480];

/** The day, the time with its zone, and how long. */
export function WhenFields({ plan, onChange, zone, earliest }: Props) {
  return (
    <Box css={row}>
      {earliest !== null && (
        <TextField
          name="startsOn"
          label={texts.date}
          type="date"
          isRequired
          min={earliest}
          value={plan.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      )}
      <TextField
        name="startTime"
        label={texts.startTime}
        hint={zone ? texts.timeInZone(zoneLabel(zone)) : texts.timeOfDevice}
        type="time"
        isRequired
        value={plan.startTime}
        onChange={({ target }) => onChange({ startTime: target.value })}
      />
      <SelectField
        name="durationMinutes"
        label={texts.duration}
        value={plan.durationMinutes}
        options={durations(plan.durationMinutes)}
        onValueChange={(durationMinutes) => onChange({ durationMinutes })}
      />
    </Box>
  );
}

/** The usual ones, and the chosen one if it is another. */
export const durations = (chosen: string) =>
  [...new Set([...usual, Number(chosen)])]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: texts.duringMinutes(minutes) }));

const row = {
  display: "grid",
  gap: "5",
  alignItems: "start",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(auto-fit, minmax(11rem, 1fr))" },
} as const;
