import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function AddEducationPage() {
  return (
    <PageFrame>
      <PageTitle>Add Education</PageTitle>
    </PageFrame>
  );
}
