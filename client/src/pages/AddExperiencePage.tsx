import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function AddExperiencePage() {
  return (
    <PageFrame>
      <PageTitle>Add Experience</PageTitle>
    </PageFrame>
  );
}
