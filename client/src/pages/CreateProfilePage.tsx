import { Box, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { useAlerts } from "../features/alerts/AlertsProvider";
import { ChooseFace } from "../features/faces/ChooseFace";
import { MemberPageSkeleton } from "../features/profiles/own/MemberPageSkeleton";
import { ProfileForm } from "../features/profiles/form/ProfileForm";
import { blankProfile } from "../features/profiles/form/profileFormValues";
import { type Me, useMyProfile } from "../features/profiles/own/useMyProfile";
import { useSaveProfile } from "../features/profiles/form/useSaveProfile";
import { paths } from "../shared/paths";
import { deviceZone } from "../shared/time/timeZones";
import { LinkButton } from "../ui/Button";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import * as texts from "./texts";

export function CreateProfilePage() {
  const { me, error, isLoading, retry } = useMyProfile({ fresh: true });
  return (
    <PageFrame css={{ maxWidth: "56rem" }}>
      <PageTitle>{texts.createProfile}</PageTitle>
      {me ? (
        <NewProfile key={me.id} me={me} />
      ) : error ? (
        <Box marginTop="6">
          <Failed error={error} isRetrying={isLoading} onRetry={retry} title={texts.ownProfileMissing} />
        </Box>
      ) : (
        <MemberPageSkeleton />
      )}
    </PageFrame>
  );
}

/** Someone who has a profile already would replace it here without seeing it, so they go and edit it. */
function NewProfile({ me }: { me: Me }) {
  const [hasOne] = useState(me.profile !== null);
  const navigate = useNavigate();
  const alerts = useAlerts();
  const save = useSaveProfile();
  if (hasOne) return <Navigate to={paths.editProfile} replace />;
  return (
    <>
      <Text color="fg.muted" marginTop="1">
        {texts.fewWords}
      </Text>
      <ChooseFace me={me} photo={null} />
      <ProfileForm
        me={me}
        initial={{ ...blankProfile, timeZone: deviceZone() }}
        isNew
        onSave={save}
        onSaved={() => {
          alerts.success(texts.profileCreated);
          void navigate(paths.dashboard);
        }}
      >
        <LinkButton to={paths.dashboard} size="lg" variant="quiet">
          {texts.goBack}
        </LinkButton>
      </ProfileForm>
    </>
  );
}
