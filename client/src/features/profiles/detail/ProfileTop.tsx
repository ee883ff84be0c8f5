import { Box, chakra, Flex } from "@chakra-ui/react";
import { Clock } from "../../../generated/icons/Clock";
import { Globe } from "../../../generated/icons/Globe";
import type { Icon } from "../../../ui/pictures/drawIcon";
import { MapPin } from "../../../generated/icons/MapPin";
import type { ReactNode } from "react";
import type { Interest, ProfileDetailFragment } from "../../../generated/hooks";
import { careerStatusLabels } from "../../../shared/careerStatus";
import { InterestRibbon } from "../../../shared/InterestRibbon";
import { interestLook } from "../../../shared/interests";
import { memberLinkRel, webUrl } from "../../../shared/webUrl";
import { PageTitle } from "../../../ui/page/PageTitle";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { ShapeIcon } from "../../../ui/pictures/ShapeIcon";
import { BuddyAction } from "../../buddies/BuddyAction";
import { SeenThisWeek } from "../../buddies/SeenThisWeek";
import { LocalTime } from "../LocalTime";
import { SocialIcons } from "./SocialIcons";
import { fill } from "../../../ui/fill";
import * as texts from "../texts";

/** The top card: picture, name, status, facts and links. */
export function ProfileTop({ profile }: { profile: ProfileDetailFragment }) {
  const { user, status, company, interest, photo, social } = profile;
  return (
    <Box layerStyle="card" overflow="hidden">
      <Band interest={interest} />
      <Flex
        position="relative"
        direction={{ base: "column", md: "row" }}
        gap={{ base: "4", md: "7" }}
        paddingInline={{ base: "5", md: "8" }}
        paddingBottom={{ base: "6", md: "8" }}
      >
        <Box
          marginTop="-14"
          _print={{ marginTop: "6" }}
          flexShrink="0"
          alignSelf="start"
          borderRadius="full"
          padding="1.5"
          bg="bg.surface"
        >
          <PersonPicture name={user.name} photo={webUrl(photo)} avatar={user.avatar} size="8.5rem" />
        </Box>
        <Box data-hero minWidth="0" paddingTop={{ base: "0", md: "5" }}>
          <PageTitle documentTitle={user.name}>
            <bdi>{user.name}</bdi>
          </PageTitle>
          <chakra.p fontSize="lg" marginTop="1" overflowWrap="anywhere">
            {company
              ? fill(texts.atCompany, { status: careerStatusLabels[status], company: <bdi>{company}</bdi> })
              : careerStatusLabels[status]}
          </chakra.p>
          <Facts profile={profile} />
          <SocialIcons social={social} user={user} />
          <Standing user={user} />
        </Box>
      </Flex>
    </Box>
  );
}

/** Where the member is, what their clock shows, and their page. */
function Facts({ profile }: { profile: ProfileDetailFragment }) {
  const { user, interest, location, timeZone, website, viewerCanEdit } = profile;
  const page = webUrl(website);
  return (
    <Flex flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2" marginTop="4">
      <InterestRibbon interest={interest} />
      {location && (
        <Fact Icon={MapPin}>
          <bdi>{location}</bdi>
        </Fact>
      )}
      <LocalTime zone={timeZone} isCompared={!viewerCanEdit}>
        {(time) => (
          <Fact Icon={Clock} data-noprint>
            {time}
          </Fact>
        )}
      </LocalTime>
      {page && <Fact Icon={Globe}>{user.isNew ? <bdi>{page}</bdi> : <WebsiteLink href={page} />}</Fact>}
    </Flex>
  );
}

/** What the member is to the viewer; nothing for guests. */
function Standing({ user }: Pick<ProfileDetailFragment, "user">) {
  return (
    <Flex flexWrap="wrap" alignItems="center" columnGap="5" rowGap="2" css={standing} data-noprint>
      <BuddyAction user={user} variant="primary" />
      <SeenThisWeek user={user} />
    </Flex>
  );
}

const standing = { marginTop: "4", _empty: { display: "none" } } as const;

/** The interest's colour and shape over the whole width. */
function Band({ interest }: { interest: Interest }) {
  const { color, shape } = interestLook(interest);
  return (
    <Box position="relative" overflow="hidden" height={{ base: "24", md: "32" }} color={color} data-noprint>
      <Box position="absolute" inset="0" bg="currentColor" opacity="0.3" />
      <Box position="absolute" insetEnd="8" top="-10" opacity="0.5">
        <ShapeIcon shape={shape} size="14rem" color="currentColor" />
      </Box>
    </Box>
  );
}

function Fact({ Icon, children, ...rest }: { Icon: Icon; children: ReactNode; "data-noprint"?: true }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" minWidth="0" color="fg.muted" {...rest}>
      <Icon size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
    </chakra.span>
  );
}

function WebsiteLink({ href }: { href: string }) {
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel={memberLinkRel}
      title={href}
      display="inline-block"
      maxWidth="full"
      paddingBlock="2.5"
      color="accent.text"
      fontWeight="medium"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      <chakra.span lineClamp={2} overflowWrap="anywhere" css={{ "@media print": { display: "inline" } }}>
        {href.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
      </chakra.span>
    </chakra.a>
  );
}
