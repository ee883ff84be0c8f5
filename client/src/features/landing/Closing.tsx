import { chakra, Heading, Text } from "@chakra-ui/react";
import { useSession } from "../accounts/SessionProvider";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { Logo } from "../../ui/pictures/Logo";
import * as texts from "./texts";

/** What learning does for a career, and the last way in, or on for members. */
export function Closing() {
  const { status } = useSession();
  return (
    <chakra.section
      aria-labelledby="closing"
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="6"
      maxWidth="text"
      marginInline="auto"
      paddingInline="4"
      paddingBlock={{ base: "16", md: "24" }}
      textAlign="center"
    >
      <Logo size="5.5rem" />
      <Heading as="h2" id="closing" size="xl">
        {texts.careerBenefits}
      </Heading>
      <Text fontSize="lg" color="fg.muted">
        {status === "member" ? texts.circleIsHere : texts.circleIsWaiting}
      </Text>
      <LinkButton
        to={status === "member" ? paths.dashboard : paths.register}
        size="lg"
        visibility={status === "checking" ? "hidden" : undefined}
        data-for-guests={status === "guest" ? "" : undefined}
      >
        {status === "member" ? texts.goHome : texts.joinUs}
      </LinkButton>
    </chakra.section>
  );
}
