import { Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/Button";

/** Says that a table has no rows yet, and leads to where they come from. */
export function NoCredentials({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3">
      <Text color="fg.muted">{children}</Text>
      <LinkButton to={to}>{label}</LinkButton>
    </Flex>
  );
}
