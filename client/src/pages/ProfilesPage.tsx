import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function ProfilesPage() {
  return (
    <PageFrame>
      <PageTitle>Buddies</PageTitle>
    </PageFrame>
  );
}
