import { useParams } from "react-router-dom";
import { EducationForm } from "../features/profiles/credentials/EducationForm";
import { MemberFrame } from "../features/profiles/own/MemberFrame";
import { NoSuchEntry } from "../features/profiles/credentials/NoSuchEntry";
import { useMyProfile } from "../features/profiles/own/useMyProfile";

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
