import { chakra, Heading, Text } from "@chakra-ui/react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import signInFirst from "../../../pictures/sign-in-first.svg";
import { Picture } from "../../../ui/pictures/Picture";
import { JoinButton } from "./JoinButton";
import * as texts from "../texts";

/** Stands in the place of a discussion that is for members, with the way in. */
export function MembersOnly({ group }: { group: GroupPanelFragment }) {
  const { viewerCanJoin } = group;
  const { title, text } = wordsFor(group);
  return (
    <chakra.section layerStyle="card" css={look} aria-labelledby="members-only">
      <Picture src={signInFirst} width={240} height={160} />
      <Heading as="h2" id="members-only">
        {title}
      </Heading>
      <Text color="fg.muted" maxWidth="28rem">
        {text}
      </Text>
      {viewerCanJoin && (
        <chakra.div hideBelow="md">
          <JoinButton group={group} variant="primary" />
        </chakra.div>
      )}
    </chakra.section>
  );
}

function wordsFor({ viewerIsRemoved, viewerMembership }: GroupPanelFragment) {
  if (viewerIsRemoved) return { title: texts.removedTitle, text: texts.removedShort };
  const isWaiting = viewerMembership?.state === "REQUESTED";
  return { title: texts.membersOnly, text: isWaiting ? texts.waitingText : texts.membersOnlyText };
}

const look = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  textAlign: "center",
  gap: "3",
  padding: { base: "5", md: "8" },
} as const;
