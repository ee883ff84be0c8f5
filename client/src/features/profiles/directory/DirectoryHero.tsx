import { Box, Flex, Text } from "@chakra-ui/react";
import buddies from "../../../pictures/buddies.svg";
import { PageTitle } from "../../../ui/page/PageTitle";
import { Picture } from "../../../ui/pictures/Picture";
import * as texts from "../texts";

/** The head of the directory. */
export function DirectoryHero() {
  return (
    <Flex
      alignItems="center"
      gap="8"
      bg="bg.subtle"
      borderRadius="xl"
      paddingInline={{ base: "5", md: "10" }}
      paddingTop={{ base: "4", md: "6" }}
      paddingBottom={{ base: "4", md: "0" }}
      overflow="hidden"
      data-noprint
      data-hero
    >
      <Box flex="1" paddingBottom={{ md: "6" }}>
        <PageTitle documentTitle={texts.buddies}>{texts.directoryTitle}</PageTitle>
        <Text marginTop="3" color="fg.muted" fontSize={{ base: "md", md: "lg" }} maxWidth="32rem">
          {texts.directoryLead}
        </Text>
      </Box>
      <Box
        width={{ md: "18rem", lg: "25rem" }}
        flexShrink="0"
        alignSelf="flex-end"
        display={{ base: "none", md: "block" }}
        // The dark outlines of the figures need a light ground.
        _dark={{ bg: "bg.picture", borderTopRadius: "xl" }}
      >
        <Picture src={buddies} width={376} height={240} ground="none" />
      </Box>
    </Flex>
  );
}
