import { useParams } from "react-router-dom";
import { EducationForm } from "../features/profiles/credentials/EducationForm";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { NoSuchEntry } from "../features/profiles/credentials/NoSuchEntry";
import { useMyProfile } from "../features/profiles/own/useMyProfile";
import * as texts from "./texts";

export function EditEducationPage() {
  const { id = "" } = useParams();
  const mine = useMyProfile({ fresh: true });
  return (
    <MemberFrame title={texts.editEducation} mine={mine} isForm>
      {(me, profile) => {
        const item = profile.education.find((entry) => entry.id === id);
        if (!item) return <NoSuchEntry>{texts.educationGone}</NoSuchEntry>;
        return <EducationForm key={`${me.id} ${id}`} userId={me.id} item={item} />;
      }}
    </MemberFrame>
  );
}
