import { Box, chakra, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useSession } from "../accounts/SessionProvider";
import { roomForMembers } from "../../ui/page/roomForMembers";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import { fill } from "../../ui/fill";
import { PageTitle } from "../../ui/page/PageTitle";
import { HeroPicture } from "./HeroPicture";
import { intro } from "./intro";
import * as texts from "./texts";

interface Props {
  /** A member's next session, in one line. */
  next: ReactNode;
}

/** The intro: what Study Circle is, and the way in; a member is welcomed back and led on. */
export function Hero({ next }: Props) {
  const { status, user } = useSession();
  return (
    <Box
      as="section"
      overflowX="clip"
      display="grid"
      gridTemplateColumns={{ base: "1fr", lg: "1.05fr 1fr" }}
      alignItems="center"
      gap={{ base: "6", lg: "10" }}
      maxWidth="page"
      marginInline="auto"
      paddingInline={{ base: "4", md: "8" }}
      paddingTop={{ base: "4", lg: "6" }}
      paddingBottom={{ base: "12", lg: "16" }}
    >
      <Box minWidth="0">
        <Heading
          as="p"
          fontSize="md"
          color="accent.text"
          marginBottom="4"
          overflowWrap="anywhere"
          visibility={status === "checking" ? "hidden" : undefined}
          data-for-guests={user ? undefined : ""}
        >
          {user ? fill(texts.welcomeBack, { name: <bdi>{user.name}</bdi> }) : texts.promise}
        </Heading>
        <PageTitle documentTitle={texts.documentTitle} size="2xl">
          {fill(texts.invitation, { studyGroup: <Underlined>{texts.studyGroup}</Underlined> })}
        </PageTitle>
        <Text marginTop="6" fontSize="lg" color="fg.muted" maxWidth="32rem">
          {texts.whatToFind}
        </Text>
        <Box marginTop="8" minHeight={status === "guest" ? undefined : roomForMembers} data-ways-on>
          {status === "guest" ? (
            <LinkButton to={paths.register} variant="primary" size="lg" data-for-guests>
              {texts.signUp}
            </LinkButton>
          ) : (
            user && <WaysOn next={next} />
          )}
        </Box>
      </Box>
      <HeroPicture />
    </Box>
  );
}

/** As high as the reserved room whatever comes, so that nothing below moves. */
function WaysOn({ next }: Props) {
  return (
    <>
      <LinkButton to={paths.dashboard} variant="primary" size="lg">
        {texts.goHome}
      </LinkButton>
      <Box marginTop="2" minHeight="12">
        {next}
      </Box>
    </>
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
