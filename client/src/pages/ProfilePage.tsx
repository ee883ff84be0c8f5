import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function ProfilePage() {
  return (
    <PageFrame>
      <PageTitle>Profile</PageTitle>
    </PageFrame>
  );
}
