import { Box, Flex, Text } from "@chakra-ui/react";
import meetBuddy from "../../pictures/meet-buddy.svg";
import { PageTitle } from "../../ui/PageTitle";
import { Picture } from "../../ui/Picture";

/** The head of the directory. */
export function DirectoryHero() {
  return (
    <Flex
      alignItems="center"
      gap="8"
      bg="bg.subtle"
      borderRadius="xl"
      paddingInline={{ base: "5", md: "10" }}
      paddingBlock={{ base: "8", md: "6" }}
      marginBottom="8"
      data-noprint
    >
      <Box flex="1">
        <PageTitle documentTitle="Buddies">BROWSE AND CONNECT WITH YOUR BUDDIES</PageTitle>
        <Text marginTop="3" color="fg.muted" fontSize="lg" maxWidth="32rem">
          Somewhere, someone is learning what you're learning.
        </Text>
      </Box>
      <Box width={{ base: "0", md: "20rem" }} flexShrink="0" display={{ base: "none", md: "block" }}>
        <Picture src={meetBuddy} width={320} height={240} isFirst />
      </Box>
    </Flex>
  );
}
