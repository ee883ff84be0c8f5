import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { PageTitle } from "../../ui/page/PageTitle";
import { HeroPicture } from "./HeroPicture";
import { intro } from "./intro";

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
          The best remote learning environment
        </Heading>
        <PageTitle documentTitle="Learn together, from anywhere" size="2xl">
          Join the largest global online <Underlined>study group</Underlined>
        </PageTitle>
        <Text marginTop="6" fontSize="lg" color="fg.muted" maxWidth="32rem">
          Find buddies who care about what you care about, start a group, and never wonder again what to read next.
        </Text>
        <LinkButton to={paths.register} variant="primary" size="lg" marginTop="8">
          Sign Up
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
