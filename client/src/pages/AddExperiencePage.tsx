import { ExperienceForm } from "../features/profiles/credentials/ExperienceForm";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { useMyProfile } from "../features/profiles/own/useMyProfile";
import * as texts from "./texts";

export function AddExperiencePage() {
  const mine = useMyProfile();
  return (
    <MemberFrame title={texts.addExperience} mine={mine} isForm>
      {(me) => <ExperienceForm key={me.id} userId={me.id} />}
    </MemberFrame>
  );
}
