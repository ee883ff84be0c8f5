import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function EditProfilePage() {
  return (
    <PageFrame>
      <PageTitle>Edit Profile</PageTitle>
    </PageFrame>
  );
}
