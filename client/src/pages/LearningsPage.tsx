import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function LearningsPage() {
  return (
    <PageFrame>
      <PageTitle>Learning Recommendation</PageTitle>
    </PageFrame>
  );
}
