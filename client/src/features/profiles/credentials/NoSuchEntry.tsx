import { Flex, Text } from "@chakra-ui/react";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import * as texts from "../texts";

/** Says that there is nothing to edit at this address, and leads to what there is. */
export function NoSuchEntry({ children }: { children: string }) {
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap="4"
      layerStyle="card"
      padding="7"
      marginTop={{ base: "5", lg: "0" }}
    >
      <Text>{children}</Text>
      <LinkButton to={paths.dashboard} variant="primary">
        {texts.goHome}
      </LinkButton>
    </Flex>
  );
}
