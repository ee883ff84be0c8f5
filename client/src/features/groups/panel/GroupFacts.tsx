import { chakra, Flex, Heading, Text } from "@chakra-ui/react";
import type { GroupPanelFragment } from "../../../generated/groupHooks";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { visibilityLook } from "../../../shared/groupVisibility";
import * as texts from "../texts";

interface Props {
  group: GroupPanelFragment;
  headingId: string;
  /** Its name, where the page has another heading. */
  title?: string;
}

/** What a group says of itself: its interest and tags, and who may join it. */
export function GroupFacts({ group, headingId, title = texts.aboutGroup }: Props) {
  const { Icon, ...words } = visibilityLook(group.visibility);
  const { label, hint } = group.isForTwo ? wordsForTwo(group) : words;
  return (
    <>
      <Heading as="h2" id={headingId} dir="auto" overflowWrap="anywhere">
        {title}
      </Heading>
      {(group.interest ?? group.tags.length > 0) && (
        <Flex flexWrap="wrap" alignItems="center" gap="2">
          {group.interest && <InterestRibbon interest={group.interest} />}
          {group.tags.length > 0 && <Tags tags={group.tags} />}
        </Flex>
      )}
      <Flex gap="3" alignItems="flex-start">
        <chakra.span color="fg.muted" flexShrink="0" paddingTop="1">
          <Icon size={18} aria-hidden="true" />
        </chakra.span>
        <div>
          <Text fontWeight="semibold">{label}</Text>
          <Text color="fg.muted" fontSize="sm">
            {hint}
          </Text>
        </div>
      </Flex>
    </>
  );
}

/** Of a group of two: who is in it, or that it is over. */
function wordsForTwo({ isOver, buddy }: GroupPanelFragment) {
  if (isOver) return { label: texts.over, hint: texts.overHint };
  return { label: texts.forTwo, hint: buddy ? texts.forTwoHint : texts.away };
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <chakra.ul aria-label={texts.tags} display="contents">
      {tags.map((tag) => (
        <chakra.li key={tag} css={chip}>
          <bdi>{tag}</bdi>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const chip = {
  maxWidth: "full",
  paddingInline: "2.5",
  paddingBlock: "0.5",
  borderRadius: "full",
  bg: "bg.subtle",
  fontSize: "sm",
  overflowWrap: "anywhere",
} as const;
