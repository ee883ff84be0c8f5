import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function DashboardPage() {
  return (
    <PageFrame>
      <PageTitle>Home</PageTitle>
    </PageFrame>
  );
}
