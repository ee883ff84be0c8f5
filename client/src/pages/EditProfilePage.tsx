import { useAlerts } from "../features/alerts/AlertsProvider";
import { ChooseFace } from "../features/faces/ChooseFace";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { ProfileForm } from "../features/profiles/form/ProfileForm";
import { toFormValues } from "../features/profiles/form/profileFormValues";
import { useMyProfile } from "../features/profiles/own/useMyProfile";
import { useSaveProfile } from "../features/profiles/form/useSaveProfile";
import { paths } from "../shared/paths";
import { webUrl } from "../shared/webUrl";
import { LinkButton } from "../ui/Button";
import * as texts from "./texts";

export function EditProfilePage() {
  const mine = useMyProfile({ fresh: true });
  const alerts = useAlerts();
  const save = useSaveProfile();
  return (
    <MemberFrame title={texts.editProfile} mine={mine}>
      {(me, profile) => (
        <>
          <ChooseFace me={me} photo={webUrl(profile.photo)} />
          <ProfileForm
            key={me.id}
            me={me}
            initial={toFormValues(profile)}
            onSave={save}
            onSaved={() => alerts.success(texts.profileUpdated)}
          >
            <LinkButton to={paths.profile(me.id)} size="lg" variant="quiet">
              {texts.viewMyProfile}
            </LinkButton>
            <LinkButton to={paths.welcome} size="lg" variant="quiet">
              {texts.threeQuestions}
            </LinkButton>
          </ProfileForm>
        </>
      )}
    </MemberFrame>
  );
}
