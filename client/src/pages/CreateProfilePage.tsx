import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function CreateProfilePage() {
  return (
    <PageFrame>
      <PageTitle>Create Profile</PageTitle>
    </PageFrame>
  );
}
