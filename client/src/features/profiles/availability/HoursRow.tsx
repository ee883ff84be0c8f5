import { styled } from "../../../ui/styled";
import { X } from "../../../generated/icons/X";
import { IconButton } from "../../../ui/Button";
import { SelectControl } from "../../../ui/forms/fields";
import * as texts from "../texts";
import { beginAt, dayMinutes, type FreeHours, timesBetween, toMinutes, weekdays } from "./hours";

interface Props {
  hours: FreeHours;
  onChange(hours: FreeHours): void;
  onRemove(): void;
}

/** The hours of one day: the day, from when and until when. */
export function HoursRow({ hours, onChange, onRemove }: Props) {
  const { weekday, from, to } = hours;
  const day = texts.weekdays[weekday];
  return (
    <Row aria-label={texts.hoursOn(day)}>
      <SelectControl
        data-day
        aria-label={texts.day}
        value={weekday}
        onChange={({ target }) => onChange({ ...hours, weekday: target.value as FreeHours["weekday"] })}
      >
        {weekdays.map((name) => (
          <option key={name} value={name}>
            {texts.weekdays[name]}
          </option>
        ))}
      </SelectControl>
      <TimeSelect
        label={texts.from}
        value={from}
        times={timesBetween(-30, dayMinutes - 30, from)}
        onChange={(time) => onChange(beginAt(hours, time))}
      />
      <span aria-hidden="true">–</span>
      <TimeSelect
        label={texts.until}
        value={to}
        times={timesBetween(floorToStep(toMinutes(from)), dayMinutes, to)}
        onChange={(time) => onChange({ ...hours, to: time })}
      />
      <IconButton label={texts.removeHours(day)} onClick={onRemove}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

const floorToStep = (minutes: number) => minutes - (minutes % 30);

interface TimeSelectProps {
  label: string;
  value: string;
  times: readonly string[];
  onChange(time: string): void;
}

function TimeSelect({ label, value, times, onChange }: TimeSelectProps) {
  return (
    <SelectControl aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {times.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectControl>
  );
}

/** In one line where there is room; on a phone the day stands above its hours. */
const Row = styled("li", {
  base: {
    display: "grid",
    alignItems: "center",
    gap: "2",
    gridTemplateColumns: {
      base: "minmax(0, 1fr) auto minmax(0, 1fr) auto",
      sm: "minmax(0, 3fr) minmax(0, 2fr) auto minmax(0, 2fr) auto",
    },
    gridTemplateAreas: { base: `"day day day remove" "from dash until ."`, sm: `"day from dash until remove"` },
    "& > :nth-child(1)": { gridArea: "day" },
    "& > :nth-child(2)": { gridArea: "from" },
    "& > :nth-child(3)": { gridArea: "dash" },
    "& > :nth-child(4)": { gridArea: "until" },
    "& > :nth-child(5)": { gridArea: "remove" },
  },
});
