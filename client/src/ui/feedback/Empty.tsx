import { Flex, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Picture } from "../pictures/Picture";

interface Props {
  /** An imported picture of the 3:2 kind: `no-posts`, `no-match`, … */
  picture?: string;
  title?: string;
  children: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Says that there is nothing here, why, and what to do about it. */
export function Empty({ picture, title, children, action }: Props) {
  return (
    <Flex direction="column" alignItems="center" textAlign="center" gap="4" paddingBlock="10" paddingInline="4">
      {picture && <Picture src={picture} width={300} height={200} />}
      {title && <Heading as="h2">{title}</Heading>}
      <Text color="fg.muted" maxWidth="28rem" textWrap="balance">
        {children}
      </Text>
      {action}
    </Flex>
  );
}
