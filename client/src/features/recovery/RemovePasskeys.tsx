import { Box, chakra, Text } from "@chakra-ui/react";
import { KeyRound } from "../../generated/icons/KeyRound";
import { CheckField } from "../../ui/forms/fields";
import * as texts from "./texts";

interface Props {
  /** null: not known. */
  passkeys: readonly string[] | null;
  isChecked: boolean;
  onCheckedChange(isChecked: boolean): void;
}

/** Offers to remove the passkeys of the account, by their names where these are known; nothing where there are none. */
export function RemovePasskeys({ passkeys, isChecked, onCheckedChange }: Props) {
  if (passkeys?.length === 0) return null;
  return (
    <Box>
      {passkeys && (
        <>
          <Text>{texts.passkeysLead}</Text>
          <chakra.ul aria-label={texts.passkeys} marginBlock="2">
            {passkeys.map((name, index) => (
              <chakra.li key={index} display="flex" alignItems="center" gap="2" paddingBlock="1">
                <KeyRound size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
                <chakra.bdi overflowWrap="anywhere" minWidth="0">
                  {name}
                </chakra.bdi>
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
      <CheckField
        name="removePasskeys"
        label={passkeys ? texts.removeThese(passkeys.length) : texts.removePasskeys}
        isChecked={isChecked}
        onCheckedChange={onCheckedChange}
      />
    </Box>
  );
}
