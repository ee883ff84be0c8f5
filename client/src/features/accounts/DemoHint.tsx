import { Box, chakra, Text } from "@chakra-ui/react";
import { useDemoAccountQuery } from "../../generated/accountHooks";
import * as texts from "./texts";

/** The account that anyone may try, where there is one; a press logs in with it. */
export function DemoHint({ onUse }: { onUse(account: { email: string; password: string }): void }) {
  const { data } = useDemoAccountQuery();
  const account = data?.demoAccount;
  if (!account) return null;
  return (
    <Box bg="bg.subtle" borderRadius="md" padding={{ base: "3", sm: "4" }}>
      <Text fontWeight="semibold">{texts.demoHint}</Text>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap={{ base: "2", sm: "3" }}
        fontSize={{ base: "sm", sm: "md" }}
        marginTop="1"
        overflowWrap="anywhere"
      >
        <dt>{texts.demoEmail}</dt>
        <chakra.dd fontWeight="medium">{account.email}</chakra.dd>
        <dt>{texts.password}</dt>
        <chakra.dd fontWeight="medium">{account.password}</chakra.dd>
      </chakra.dl>
      <chakra.button
        type="button"
        minHeight="11"
        fontWeight="semibold"
        color="accent.text"
        textDecoration="underline"
        onClick={() => onUse({ email: account.email, password: account.password })}
      >
        {texts.tryDemo}
      </chakra.button>
    </Box>
  );
}
