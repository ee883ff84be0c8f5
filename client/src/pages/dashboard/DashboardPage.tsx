import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { homeSuggestionsQuery, useHomeSuggestions } from "../../features/buddies/suggestions/HomeSuggestions";
import { Home } from "../../features/home/Home";
import { HomeBones } from "../../features/home/HomeBones";
import { type HomeAnswer, homeQuery, useHome } from "../../features/home/useHome";
import { DashboardSkeleton } from "../../features/profiles/own/DashboardSkeleton";
import { NoProfile } from "../../features/profiles/own/NoProfile";
import { SpeedDial } from "../../features/profiles/own/SpeedDial";
import {
  type Me,
  type MyProfile,
  myProfileQuery,
  type OwnProfile,
  useMyProfile,
} from "../../features/profiles/own/useMyProfile";
import { EmailNotice } from "../../features/recovery/EmailNotice";
import { Further } from "../../shared/Further";
import { useArrival } from "../../shared/useArrival";
import { webUrl } from "../../shared/webUrl";
import { Failed } from "../../ui/feedback/Failed";
import { fill } from "../../ui/fill";
import { PageFrame } from "../../ui/page/PageFrame";
import { PageTitle } from "../../ui/page/PageTitle";
import { PersonPicture } from "../../ui/pictures/PersonPicture";
import { ProfileSection } from "./ProfileSection";
import * as texts from "../texts";

/** Today first; then the viewer's profile, in one quiet section. */
export function DashboardPage() {
  const home = useHome();
  const mine = useMine(home);
  const { error, isLoading, retry } = mine;
  const me = useArrival(mine.me);
  if (me && !me.profile) return <NewMember me={me} home={home} />;
  if (me?.profile) return <MemberHome me={me} profile={me.profile} home={home} />;
  if (error && !mine.me)
    return (
      <Frame>
        <Box marginTop="6" marginBottom="6">
          <Failed error={error} isRetrying={isLoading} onRetry={retry} title={texts.ownProfileMissing} />
        </Box>
        {home.parts && <Home home={home} />}
      </Frame>
    );
  return (
    <PageFrame measure="grid" paddingTop={compact}>
      <DashboardSkeleton title={texts.home}>
        <HomeBones />
      </DashboardSkeleton>
    </PageFrame>
  );
}

DashboardPage.firstQueries = () => [myProfileQuery, homeQuery, homeSuggestionsQuery];

const compact = { base: "4", md: "8" } as const;

const Frame = ({ children }: { children: ReactNode }) => (
  <PageFrame measure="grid" paddingTop={compact}>
    <PageTitle>{texts.home}</PageTitle>
    {children}
  </PageFrame>
);

interface Props {
  me: Me;
  home: HomeAnswer;
}

function MemberHome({ me, profile, home }: Props & { profile: OwnProfile }) {
  const suggestions = useHomeSuggestions();
  return (
    <PageFrame measure="grid" paddingTop={compact}>
      <EmailNotice me={me} />
      <Flex alignItems="center" justifyContent="space-between" gap="4" marginBottom={{ base: "4", md: "6" }}>
        <Box minWidth="0">
          <PageTitle>{texts.home}</PageTitle>
          <Text overflowWrap="anywhere" lineHeight="snug">
            {fill(texts.welcome, { name: <bdi>{me.name}</bdi> })}
          </Text>
        </Box>
        <PersonPicture name={me.name} photo={webUrl(profile.photo)} avatar={me.avatar} size="3.5rem" />
      </Flex>
      <Home home={home} />
      {/* Once it is known how much is above it: nothing moves. */}
      {home.isSettled && suggestions.isSettled && (
        <Further>
          {suggestions.section}
          <ProfileSection me={me} profile={profile} />
        </Further>
      )}
    </PageFrame>
  );
}

/** Home before there is a profile. */
function NewMember({ me, home }: Props) {
  return (
    <>
      <PageFrame measure="grid" paddingTop="0" paddingBottom="0">
        <EmailNotice me={me} />
        <Flex justifyContent="flex-end" marginTop="4">
          <SpeedDial />
        </Flex>
      </PageFrame>
      <NoProfile name={me.name} title={texts.home} />
      <PageFrame measure="grid" paddingTop="0">
        <Home home={home} isWithoutProfile />
      </PageFrame>
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
