import { Box, Flex, Text } from "@chakra-ui/react";
import { HomeSuggestions } from "../features/buddies/suggestions/HomeSuggestions";
import { Home } from "../features/home/Home";
import { useHome } from "../features/home/useHome";
import { DashboardSkeleton } from "../features/profiles/own/DashboardSkeleton";
import { DeleteAccount } from "../features/accounts/leaving/DeleteAccount";
import { EducationTable } from "../features/profiles/credentials/EducationTable";
import { ExperienceTable } from "../features/profiles/credentials/ExperienceTable";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { ProfileCompleteness } from "../features/profiles/own/ProfileCompleteness";
import { SpeedDial } from "../features/profiles/own/SpeedDial";
import { EmailNotice } from "../features/recovery/EmailNotice";
import { paths } from "../shared/paths";
import { webUrl } from "../shared/webUrl";
import { LinkButton } from "../ui/Button";
import { PageFrame } from "../ui/page/PageFrame";
import { PersonPicture } from "../ui/pictures/PersonPicture";
import { useMyProfile } from "../features/profiles/own/useMyProfile";
import { fill } from "../ui/fill";
import * as texts from "./texts";

export function DashboardPage() {
  const mine = useMyProfile();
  const home = useHome();
  return (
    <>
      {mine.me && !mine.me.profile && (
        <PageFrame paddingTop="0" paddingBottom="0">
          <EmailNotice me={mine.me} />
        </PageFrame>
      )}
      <MemberFrame title={texts.home} mine={mine} skeleton={<DashboardSkeleton />}>
        {(me, profile) => (
          <>
            <EmailNotice me={me} />
            <Flex
              alignItems="center"
              justifyContent="space-between"
              flexWrap="wrap"
              gap="3"
              marginTop="4"
              marginBottom="6"
            >
              <Flex alignItems="center" gap="4" minWidth="0">
                <PersonPicture name={me.name} photo={webUrl(profile.photo)} avatar={me.avatar} size="3.5rem" />
                <Text fontSize="lg" overflowWrap="anywhere">
                  {fill(texts.welcome, { name: <bdi>{me.name}</bdi> })}
                </Text>
              </Flex>
              <Flex flexWrap="wrap" gap="3">
                <LinkButton to={paths.buddies}>{texts.yourBuddies}</LinkButton>
                <LinkButton to={paths.profile(me.id)}>{texts.seePublicPage}</LinkButton>
                <LinkButton to={paths.accountSettings}>{texts.accountSettings}</LinkButton>
              </Flex>
            </Flex>
            <Home home={home} />
            {/* Once it is known how much is above it: nothing moves. */}
            {home.isSettled && (
              <>
                <ProfileCompleteness profile={profile} />
                <ExperienceTable profile={profile} />
                <EducationTable profile={profile} />
                <HomeSuggestions />
                <DeleteAccount isPossible={me.viewerCanChangeAccount} />
              </>
            )}
          </>
        )}
      </MemberFrame>
      {mine.me && !mine.me.profile && (
        <PageFrame paddingTop="0">
          <Home home={home} />
        </PageFrame>
      )}
      {/* The room that keeps the last line of the page clear of the shortcuts. */}
      <Box height="12" display={{ md: "none" }} />
      <SpeedDial />
    </>
  );
}
