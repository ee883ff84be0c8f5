import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { UsersRound } from "../../../generated/icons/UsersRound";
import type { GuestInvitationQuery } from "../../../generated/guestHooks";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { paths } from "../../../shared/paths";
import { NextSessions } from "./NextSessions";
import { WaysIn } from "./WaysIn";
import * as texts from "./texts";

interface Props {
  invitation: NonNullable<GuestInvitationQuery["invitation"]>;
  code: string;
}

/** What an invitation shows to a guest: the group, who invites, when it meets, and the way in. */
export function GuestInvitation({ invitation, code }: Props) {
  const { name, interest, memberCount, hasRoom, invitedBy, nextSessions } = invitation;
  return (
    <chakra.section layerStyle="card" css={look} aria-labelledby="invited">
      <Heading as="h2" id="invited" dir="auto" overflowWrap="anywhere">
        {name}
      </Heading>
      <Flex wrap="wrap" alignItems="center" gap="3">
        {interest && <InterestRibbon interest={interest} />}
        <MemberCount count={memberCount} />
      </Flex>
      {invitedBy && <Text fontSize="lg">{texts.invitesYou(invitedBy)}</Text>}
      <NextSessions sessions={nextSessions ?? []} />
      {!hasRoom && <Text>{texts.full}</Text>}
      <WaysIn state={{ from: paths.invitation(code) }} label={hasRoom ? texts.join : texts.signUp} />
    </chakra.section>
  );
}

/** How many members a group has. */
export function MemberCount({ count }: { count: number }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="fg.muted">
      <UsersRound size={18} aria-hidden="true" />
      {texts.members(count)}
    </chakra.span>
  );
}

const look = {
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "5",
  padding: { base: "5", md: "7" },
} as const;
