import { Box, chakra, Flex, Heading } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { Clock } from "../../../generated/icons/Clock";
import { BookOpen } from "../../../generated/icons/BookOpen";
import type { Icon } from "../../../ui/pictures/drawIcon";
import { MapPin } from "../../../generated/icons/MapPin";
import { memo, type ReactNode } from "react";
import type { ProfileCardFragment } from "../../../generated/hooks";
import { careerStatusLabels } from "../../../shared/careerStatus";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { interestLook } from "../../../shared/interests";
import { paths } from "../../../shared/paths";
import { webUrl } from "../../../shared/webUrl";
import { LinkButton } from "../../../ui/Button";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { ShapeIcon } from "../../../ui/pictures/ShapeIcon";
import { BuddyAction } from "../../buddies/BuddyAction";
import { SeenThisWeek } from "../../buddies/SeenThisWeek";
import { LocalTime } from "../LocalTime";
import { SkillChips } from "../SkillChips";
import * as texts from "../texts";

/** How many skills a card has room for. */
const skillsOnCard = 4;

/** A buddy in the directory; drawn once, however long the list becomes. */
export const ProfileCard = memo(function ProfileCard({ profile }: { profile: ProfileCardFragment }) {
  const { user, status, location, timeZone, skills, learning } = profile;
  const nameId = `buddy-${user.id}`;
  return (
    <chakra.article
      aria-labelledby={nameId}
      tabIndex={-1}
      position="relative"
      layerStyle="card"
      display="flex"
      flexDirection="column"
      height="full"
      overflow="hidden"
      transition="transform 200ms, box-shadow 200ms"
      _hover={{ transform: "translateY(-3px)", boxShadow: "raised" }}
    >
      <CardBand profile={profile} />
      <Flex direction="column" flex="1" gap="3" paddingInline="5" paddingTop="3" paddingBottom="5">
        <Box>
          <Heading as="h3" id={nameId} title={user.name} overflowWrap="anywhere" lineClamp={2}>
            <bdi>{user.name}</bdi>
          </Heading>
          <chakra.p color="fg.muted">{careerStatusLabels[status]}</chakra.p>
          {location && (
            <Fact Icon={MapPin} title={location}>
              <bdi>{location}</bdi>
            </Fact>
          )}
          <LocalTime zone={timeZone}>{(time) => <Fact Icon={Clock}>{time}</Fact>}</LocalTime>
          {learning.length > 0 && (
            <Fact Icon={BookOpen} title={learning.join(", ")}>
              <bdi>{texts.learnsThese(learning.join(", "))}</bdi>
            </Fact>
          )}
          <SeenThisWeek user={user} />
        </Box>
        {skills.length > 0 && <SkillChips skills={skills} max={skillsOnCard} />}
        <Flex direction="column" gap="2" marginTop="auto">
          {/* Above the link, which covers the card. */}
          <Box position="relative" zIndex="1" display="grid" _empty={{ display: "none" }}>
            <BuddyAction user={user} />
          </Box>
          <LinkButton
            to={paths.profile(user.id)}
            variant={user.buddyState ? "quiet" : "secondary"}
            position="static"
            // A transform would take the place of the card for what is below, in the middle of a press.
            _active={{ transform: "none" }}
            _after={{ content: '""', position: "absolute", inset: "0", borderRadius: "inherit" }}
          >
            {texts.view}
            <VisuallyHidden> {user.name}</VisuallyHidden>
          </LinkButton>
        </Flex>
      </Flex>
    </chakra.article>
  );
});

/** One line beside its icon; the title has what the line cuts. */
function Fact({ Icon, title, children }: { Icon: Icon; title?: string; children: ReactNode }) {
  return (
    <chakra.p display="flex" alignItems="center" gap="1.5" color="fg.muted" title={title}>
      <Icon size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
      <chakra.span truncate>{children}</chakra.span>
    </chakra.p>
  );
}

/** The coloured head of the card: the interest's ribbon, its shape, and the person's picture across the lower edge. */
function CardBand({ profile: { user, interest, photo } }: { profile: ProfileCardFragment }) {
  const { color, shape } = interestLook(interest);
  return (
    <Box position="relative" height="20" marginBottom="8" flexShrink="0">
      <Box position="absolute" inset="0" overflow="hidden" color={color}>
        <Box position="absolute" inset="0" bg="currentColor" opacity="0.28" />
        <Box position="absolute" insetEnd="-2" top="-2" opacity="0.55">
          <ShapeIcon shape={shape} size="6.5rem" color="currentColor" />
        </Box>
      </Box>
      <Box position="absolute" insetStart="4" bottom="-2rem" borderRadius="full" padding="1" bg="bg.surface">
        <PersonPicture name={user.name} photo={webUrl(photo)} avatar={user.avatar} size="4.5rem" />
      </Box>
      <Box position="absolute" insetEnd="4" bottom="-0.875rem">
        <InterestRibbon interest={interest} />
      </Box>
    </Box>
  );
}
