import { Box, Text } from "@chakra-ui/react";
import { useId } from "react";
import { CheckField } from "../../../ui/forms/fields";
import type { GroupDetails } from "./groupDetails";
import * as texts from "../texts";

interface Props {
  details: GroupDetails;
  onChange(changes: Partial<GroupDetails>): void;
  /** Stands before the name of the field, as the service's input has it. */
  prefix?: string;
}

/** Whether guests can look inside; where the group is not open, why they cannot. */
export function GuestsField({ details: { visibility, openToGuests }, onChange, prefix = "" }: Props) {
  const hintId = useId();
  if (visibility !== "OPEN") return <Text color="fg.muted">{texts.notOpenToGuests}</Text>;
  return (
    <Box>
      <CheckField
        name={`${prefix}openToGuests`}
        label={texts.openToGuests}
        isChecked={openToGuests}
        describedBy={hintId}
        onCheckedChange={(isChecked) => onChange({ openToGuests: isChecked })}
      />
      <Text id={hintId} color="fg.muted" fontSize="sm" paddingInlineStart="8">
        {texts.openToGuestsHint}
      </Text>
    </Box>
  );
}
