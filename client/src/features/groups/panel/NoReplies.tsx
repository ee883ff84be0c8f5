import { chakra, Heading, Text } from "@chakra-ui/react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import * as texts from "../texts";

/** Why the viewer reads a discussion but writes nothing in it; null if they may. */
export function noRepliesIn(group: GroupPanelFragment): { title: string; text: string } | null {
  if (group.isOver) return { title: texts.over, text: texts.overText };
  if (!group.viewerIsRemoved || group.visibility !== "OPEN") return null;
  return { title: texts.removedTitle, text: texts.removedText };
}

/** Stands in the place of the form for replies. */
export function NoReplies({ title, text }: { title: string; text: string }) {
  return (
    <chakra.section layerStyle="card" padding={{ base: "5", md: "6" }} aria-labelledby="no-replies">
      <Heading as="h2" id="no-replies" fontSize="lg">
        {title}
      </Heading>
      <Text color="fg.muted" marginTop="2">
        {text}
      </Text>
    </chakra.section>
  );
}
