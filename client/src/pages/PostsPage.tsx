import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function PostsPage() {
  return (
    <PageFrame>
      <PageTitle>Groups</PageTitle>
    </PageFrame>
  );
}
