import { EducationForm } from "../features/profiles/credentials/EducationForm";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { useMyProfile } from "../features/profiles/own/useMyProfile";
import * as texts from "./texts";

export function AddEducationPage() {
  const mine = useMyProfile();
  return (
    <MemberFrame title={texts.addEducation} mine={mine} isForm>
      {(me) => <EducationForm key={me.id} userId={me.id} />}
    </MemberFrame>
  );
}
