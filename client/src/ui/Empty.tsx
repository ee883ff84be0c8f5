import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface Props {
  /** An illustration; it says nothing that the words do not. */
  picture?: ReactNode;
  title?: string;
  children: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Says that there is nothing here, why, and what to do about it. */
export function Empty({ picture, title, children, action }: Props) {
  return (
    <Flex direction="column" alignItems="center" textAlign="center" gap="4" paddingBlock="10" paddingInline="4">
      {picture && (
        <Box aria-hidden="true" width="full" maxWidth="18rem">
          {picture}
        </Box>
      )}
      {title && <Heading as="h2">{title}</Heading>}
      <Text color="fg.muted" maxWidth="28rem">
        {children}
      </Text>
      {action}
    </Flex>
  );
}
