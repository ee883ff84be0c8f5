import { useParams } from "react-router-dom";
import { ExperienceForm } from "../features/profiles/credentials/ExperienceForm";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { NoSuchEntry } from "../features/profiles/credentials/NoSuchEntry";
import { useMyProfile } from "../features/profiles/own/useMyProfile";
import * as texts from "./texts";

export function EditExperiencePage() {
  const { id = "" } = useParams();
  const mine = useMyProfile({ fresh: true });
  return (
    <MemberFrame title={texts.editExperience} mine={mine} isForm>
      {(me, profile) => {
        const item = profile.experience.find((entry) => entry.id === id);
        if (!item) return <NoSuchEntry>{texts.experienceGone}</NoSuchEntry>;
        return <ExperienceForm key={`${me.id} ${id}`} userId={me.id} item={item} />;
      }}
    </MemberFrame>
  );
}
