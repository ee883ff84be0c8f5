import { chakra, Flex, Heading } from "@chakra-ui/react";
import { useId } from "react";
import { myGroups } from "../../features/home/texts";
import { DeleteAccount } from "../../features/accounts/leaving/DeleteAccount";
import { EducationTable } from "../../features/profiles/credentials/EducationTable";
import { ExperienceTable } from "../../features/profiles/credentials/ExperienceTable";
import { ProfileCompleteness } from "../../features/profiles/own/ProfileCompleteness";
import { SideNav } from "../../features/profiles/own/SideNav";
import { SpeedDial } from "../../features/profiles/own/SpeedDial";
import type { Me, OwnProfile } from "../../features/profiles/own/useMyProfile";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/Button";
import * as texts from "../texts";

/** What one rarely changes: the profile with its navigation, experience, education, and the account. */
export function ProfileSection({ me, profile }: { me: Me; profile: OwnProfile }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      borderTopWidth="1px"
      marginTop={{ base: "4", md: "12" }}
      paddingTop={{ base: "5", md: "8" }}
    >
      <Flex alignItems="center" justifyContent="space-between" gap="4" marginBottom="4">
        <Heading as="h2" id={id} fontSize="lg">
          {texts.profileAndAccount}
        </Heading>
        <SpeedDial />
      </Flex>
      <Flex direction={{ base: "column", lg: "row" }} gap={{ base: "5", lg: "10" }} alignItems="flex-start">
        <SideNav />
        <chakra.div flex="1" minWidth="0" width="full">
          <Flex flexWrap="wrap" gap="3" marginBottom="5">
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
            <LinkButton to={paths.myGroups} paddingInline="4">
              {myGroups}
            </LinkButton>
          </Flex>
          <ProfileCompleteness profile={profile} />
          <ExperienceTable profile={profile} />
          <EducationTable profile={profile} />
          <DeleteAccount isPossible={me.viewerCanChangeAccount} />
        </chakra.div>
      </Flex>
    </chakra.section>
  );
}
