import { Flex, Text } from "@chakra-ui/react";
import { HomeSuggestions } from "../../features/buddies/suggestions/HomeSuggestions";
import { Home } from "../../features/home/Home";
import { HomeBones } from "../../features/home/HomeBones";
import { type HomeAnswer, useHome } from "../../features/home/useHome";
import { DashboardSkeleton } from "../../features/profiles/own/DashboardSkeleton";
import { DeleteAccount } from "../../features/accounts/leaving/DeleteAccount";
import { EducationTable } from "../../features/profiles/credentials/EducationTable";
import { ExperienceTable } from "../../features/profiles/credentials/ExperienceTable";
import { MemberFrame } from "../../features/profiles/own/MemberFrame";
import { ProfileCompleteness } from "../../features/profiles/own/ProfileCompleteness";
import { SpeedDial } from "../../features/profiles/own/SpeedDial";
import { EmailNotice } from "../../features/recovery/EmailNotice";
import { paths } from "../../shared/paths";
import { webUrl } from "../../shared/webUrl";
import { LinkButton } from "../../ui/Button";
import { PageFrame } from "../../ui/page/PageFrame";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { type Me, type MyProfile, type OwnProfile, useMyProfile } from "../../features/profiles/own/useMyProfile";
import { fill } from "../../ui/fill";
import * as texts from "../texts";

const skeleton = (
  <DashboardSkeleton>
    <HomeBones />
  </DashboardSkeleton>
);

export function DashboardPage() {
  const home = useHome();
  const mine = useMine(home);
  return (
    <>
      {mine.me && !mine.me.profile && (
        <PageFrame paddingTop="0" paddingBottom="0">
          <EmailNotice me={mine.me} />
          <Flex justifyContent="flex-end" marginTop="4">
            <SpeedDial />
          </Flex>
        </PageFrame>
      )}
      <MemberFrame
        title={texts.home}
        besideTitle={<SpeedDial />}
        mine={mine}
        skeleton={skeleton}
        withoutProfile={home.parts && <Home home={home} />}
      >
        {(me, profile) => (
          <>
            <EmailNotice me={me} />
            <Welcome me={me} profile={profile} />
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
          <Home home={home} isWithoutProfile />
        </PageFrame>
      )}
    </>
  );
}

/** The viewer's profile. Retry also refetches the other parts of Home if they failed. */
function useMine(home: HomeAnswer): MyProfile {
  const mine = useMyProfile();
  const retry = async () => {
    if (!home.parts) void home.retry();
    return mine.retry();
  };
  return { ...mine, retry };
}

/** The greeting and the links to the viewer's pages. */
function Welcome({ me, profile }: { me: Me; profile: OwnProfile }) {
  return (
    <Flex alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="3" marginTop="4" marginBottom="6">
      <Flex alignItems="center" gap="4" minWidth="0">
        <PersonPicture name={me.name} photo={webUrl(profile.photo)} avatar={me.avatar} size="3.5rem" />
        <Text fontSize="lg" overflowWrap="anywhere">
          {fill(texts.welcome, { name: <bdi>{me.name}</bdi> })}
        </Text>
      </Flex>
      <Flex flexWrap="wrap" gap="3">
        {/* In an order that takes two lines of a phone, not three. */}
        <LinkButton to={paths.buddies} paddingInline="4">
          {texts.yourBuddies}
        </LinkButton>
        <LinkButton to={paths.accountSettings} paddingInline="4">
          {texts.accountSettings}
        </LinkButton>
        <LinkButton to={paths.profile(me.id)} paddingInline="4">
          {texts.seePublicPage}
        </LinkButton>
      </Flex>
    </Flex>
  );
}
