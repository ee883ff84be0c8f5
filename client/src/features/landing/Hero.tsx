import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { PageTitle } from "../../ui/page/PageTitle";
import { HeroPicture } from "./HeroPicture";
import { intro } from "./intro";
import * as texts from "./texts";

/** The intro: what Study Circle is, and the way in. */
export function Hero() {
  return (
    <Box
      as="section"
      overflowX="clip"
      display="grid"
      gridTemplateColumns={{ base: "1fr", lg: "1.05fr 1fr" }}
      alignItems="center"
      gap={{ base: "6", lg: "10" }}
      maxWidth="wide"
      marginInline="auto"
      paddingInline={{ base: "4", md: "8" }}
      paddingTop={{ base: "4", lg: "6" }}
      paddingBottom={{ base: "12", lg: "16" }}
    >
      <Box>
        <Heading as="p" fontSize="md" color="accent.text" marginBottom="4">
          {texts.promise}
        </Heading>
        <PageTitle documentTitle={texts.documentTitle} size="2xl">
          {fill(texts.invitation, { studyGroup: <Underlined>{texts.studyGroup}</Underlined> })}
        </PageTitle>
        <Text marginTop="6" fontSize="lg" color="fg.muted" maxWidth="32rem">
          {texts.whatToFind}
        </Text>
        <LinkButton to={paths.register} variant="primary" size="lg" marginTop="8">
          {texts.signUp}
        </LinkButton>
      </Box>
      <HeroPicture />
    </Box>
  );
}

function Underlined({ children }: { children: string }) {
  return (
    <chakra.span position="relative" whiteSpace="nowrap" zIndex="0">
      {children}
      <chakra.span
        aria-hidden="true"
        position="absolute"
        zIndex="-1"
        insetInline="-0.06em"
        bottom="0.04em"
        height="0.3em"
        borderRadius="full"
        bg="accent"
        opacity="0.55"
        transformOrigin="left"
        animation={intro("draw", 0, 2)}
      />
    </chakra.span>
  );
}
