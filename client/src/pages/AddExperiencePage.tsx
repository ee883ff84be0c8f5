import { ExperienceForm } from "../features/profiles/ExperienceForm";
import { MemberFrame } from "../features/profiles/MemberFrame";
import { useMyProfile } from "../features/profiles/useMyProfile";

export function AddExperiencePage() {
  const mine = useMyProfile();
  return (
    <MemberFrame title="Add Experience" mine={mine}>
      {(me) => <ExperienceForm key={me.id} userId={me.id} />}
    </MemberFrame>
  );
}
