import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function LandingPage() {
  return (
    <PageFrame>
      <PageTitle>Study Circle</PageTitle>
    </PageFrame>
  );
}
