import { Box, chakra, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { Plus } from "../../../generated/icons/Plus";
import { Button } from "../../../ui/Button";
import * as texts from "../texts";
import { type FreeHours, maxHours, nextHours } from "./hours";
import { HoursRow } from "./HoursRow";

interface Props {
  hours: readonly FreeHours[];
  onHoursChange(hours: FreeHours[]): void;
}

/** When the member is usually free: a row for the hours of each day. */
export function AvailabilityField({ hours, onHoursChange }: Props) {
  const frame = useRef<HTMLFieldSetElement>(null);
  /** The row that was just added, or the one in the place of a removed one, takes the focus; else the button to add. */
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const days = frame.current?.querySelectorAll<HTMLElement>("select[data-day]");
      (days?.[Math.min(index, days.length - 1)] ?? frame.current?.querySelector("button"))?.focus();
    });
  const change = (index: number, changed: FreeHours) =>
    onHoursChange(hours.map((row, place) => (place === index ? changed : row)));
  const remove = (index: number) => {
    onHoursChange(hours.filter((_, place) => place !== index));
    focusRow(index);
  };
  const add = () => {
    onHoursChange([...hours, nextHours(hours)]);
    focusRow(hours.length);
  };
  return (
    <chakra.fieldset ref={frame} minWidth="0">
      <chakra.legend fontWeight="semibold">{texts.availability}</chakra.legend>
      <Text color="fg.muted" fontSize="sm" marginBottom="3">
        {texts.availabilityHint}
      </Text>
      {hours.length > 0 && (
        <Box as="ul" display="grid" gap="3" marginBottom="3">
          {hours.map((row, index) => (
            // Rows have no name of their own: two may be the same until they are saved.
            <HoursRow
              key={index}
              hours={row}
              onChange={(changed) => change(index, changed)}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      )}
      {hours.length < maxHours && (
        <Button onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {hours.length === 0 ? texts.addHours : texts.addMoreHours}
        </Button>
      )}
    </chakra.fieldset>
  );
}
