import { Box } from "@chakra-ui/react";
import { canonicalZone, deviceZone, knownZones, zoneLabel } from "../../../shared/time/timeZones";
import { Button } from "../../../ui/Button";
import { ComboField } from "../../../ui/forms/ComboField";
import * as texts from "../texts";

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
        label={texts.timeZone}
        hint={texts.timeZoneHint}
        value={zone}
        options={optionsWith(zone)}
        onValueChange={onValueChange}
        nothing={texts.noSuchCity}
        unknown={texts.chooseTimeZone}
      />
      {device && device !== zone && (
        <Button variant="quiet" paddingInline="0" textDecoration="underline" onClick={() => onValueChange(device)}>
          {texts.useDevices(zoneLabel(device))}
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
