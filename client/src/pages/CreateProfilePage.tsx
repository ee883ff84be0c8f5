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
import { useWishes, type Wishes } from "../features/profiles/wishes/useWishes";
import { paths } from "../shared/paths";
import { deviceZone } from "../shared/time/timeZones";
import { LinkButton } from "../ui/Button";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";
import * as texts from "./texts";

export function CreateProfilePage() {
  const mine = useMyProfile({ fresh: true });
  const said = useWishes();
  const { me } = mine;
  const error = mine.error ?? said.error;
  const retry = () => Promise.all([mine.retry(), said.retry()]);
  return (
    <PageFrame css={{ maxWidth: "56rem" }}>
      <PageTitle>{texts.createProfile}</PageTitle>
      {me && said.wishes ? (
        <NewProfile key={me.id} me={me} wishes={said.wishes} />
      ) : error ? (
        <Box marginTop="6">
          <Failed
            error={error}
            isRetrying={mine.isLoading || said.isLoading}
            onRetry={retry}
            title={texts.ownProfileMissing}
          />
        </Box>
      ) : (
        <MemberPageSkeleton />
      )}
    </PageFrame>
  );
}

/** Someone who has a profile already would replace it here without seeing it, so they go and edit it. */
function NewProfile({ me, wishes }: { me: Me; wishes: Wishes }) {
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
        initial={{ ...blankProfile, ...wishes, timeZone: wishes.timeZone || deviceZone() }}
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
