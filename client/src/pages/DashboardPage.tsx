import { Box, Text } from "@chakra-ui/react";
import { DeleteMyAccount } from "../features/profiles/DeleteMyAccount";
import { EducationTable } from "../features/profiles/EducationTable";
import { ExperienceTable } from "../features/profiles/ExperienceTable";
import { MemberFrame } from "../features/profiles/MemberFrame";
import { ProfileCompleteness } from "../features/profiles/ProfileCompleteness";
import { SpeedDial } from "../features/profiles/SpeedDial";
import { useMyProfile } from "../features/profiles/useMyProfile";

export function DashboardPage() {
  const mine = useMyProfile();
  return (
    <>
      <MemberFrame title="Home" mine={mine}>
        {(me, profile) => (
          <>
            <Text fontSize="lg" marginTop="1" marginBottom="5" overflowWrap="anywhere">
              Welcome <bdi>{me.name}</bdi>
            </Text>
            <ProfileCompleteness profile={profile} />
            <ExperienceTable profile={profile} />
            <EducationTable profile={profile} />
            <DeleteMyAccount />
          </>
        )}
      </MemberFrame>
      {/* The room that keeps the last line of the page clear of the shortcuts. */}
      <Box height="12" />
      <SpeedDial />
    </>
  );
}
