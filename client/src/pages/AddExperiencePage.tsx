import { ExperienceForm } from "../features/profiles/credentials/ExperienceForm";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { useMyProfile } from "../features/profiles/own/useMyProfile";

export function AddExperiencePage() {
  const mine = useMyProfile();
  return (
    <MemberFrame title="Add Experience" mine={mine}>
      {(me) => <ExperienceForm key={me.id} userId={me.id} />}
    </MemberFrame>
  );
}
