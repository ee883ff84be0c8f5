import { EducationForm } from "../features/profiles/EducationForm";
import { MemberFrame } from "../features/profiles/MemberFrame";
import { useMyProfile } from "../features/profiles/useMyProfile";

export function AddEducationPage() {
  const mine = useMyProfile();
  return (
    <MemberFrame title="Add Education" mine={mine}>
      {(me) => <EducationForm key={me.id} userId={me.id} />}
    </MemberFrame>
  );
}
