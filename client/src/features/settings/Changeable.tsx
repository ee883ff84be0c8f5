import { chakra, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import * as texts from "./texts";

/** Shows the settings of an account that the viewer may not change as disabled, and says why. */
export function Changeable({ isChangeable, children }: { isChangeable: boolean; children: ReactNode }) {
  const id = useId();
  if (isChangeable) return children;
  return (
    <>
      <Text id={id} bg="notice.soft" borderRadius="md" padding="4" marginTop="6">
        {texts.shared}
      </Text>
      <chakra.fieldset disabled aria-describedby={id} minWidth="0">
        {children}
      </chakra.fieldset>
    </>
  );
}
