import { Box } from "@chakra-ui/react";
import { canonicalZone, deviceZone, knownZones, zoneLabel } from "../../../shared/timeZones";
import { Button } from "../../../ui/Button";
import { ComboField } from "../../../ui/forms/ComboField";

interface Props {
  /** Empty when the member does not say. */
  value: string;
  onValueChange(zone: string): void;
}

/** Where the member's clock is, by city; the zone of the device is one press away. */
export function TimeZoneField({ value, onValueChange }: Props) {
  const [zone, device] = [value && canonicalZone(value), deviceZone()];
  return (
    <Box>
      <ComboField
        name="timeZone"
        label="Time zone"
        hint="Buddies see what time it is where you are."
        value={zone}
        options={optionsWith(zone)}
        onValueChange={onValueChange}
        nothing="No city of that name. Try another spelling, or a larger city nearby."
        unknown="Choose a time zone from the list"
      />
      {device && device !== zone && (
        <Button variant="quiet" onClick={() => onValueChange(device)}>
          Use this device's: {zoneLabel(device)}
        </Button>
      )}
    </Box>
  );
}

const toOption = (zone: string) => ({ value: zone, label: zoneLabel(zone), terms: zone });

let known: ReturnType<typeof toOption>[] | undefined;

/** All zones by their labels, and the chosen one if this browser's list lacks it. */
function optionsWith(zone: string) {
  known ??= knownZones()
    .map(toOption)
    .sort((one, other) => (one.label < other.label ? -1 : 1));
  return zone === "" || known.some(({ value }) => value === zone) ? known : [toOption(zone), ...known];
}
