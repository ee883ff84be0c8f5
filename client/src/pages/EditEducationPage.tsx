import { useParams } from "react-router-dom";
import { EducationForm } from "../features/profiles/EducationForm";
import { MemberFrame } from "../features/profiles/MemberFrame";
import { NoSuchEntry } from "../features/profiles/NoSuchEntry";
import { useMyProfile } from "../features/profiles/useMyProfile";

export function EditEducationPage() {
  const { id = "" } = useParams();
  const mine = useMyProfile({ fresh: true });
  return (
    <MemberFrame title="Edit Education" mine={mine}>
      {(me, profile) => {
        const item = profile.education.find((entry) => entry.id === id);
        if (!item) return <NoSuchEntry>This course of study is no longer in your profile.</NoSuchEntry>;
        return <EducationForm key={`${me.id} ${id}`} userId={me.id} item={item} />;
      }}
    </MemberFrame>
  );
}
