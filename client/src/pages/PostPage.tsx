import { PageFrame } from "../ui/PageFrame";
import { PageTitle } from "../ui/PageTitle";

export function PostPage() {
  return (
    <PageFrame>
      <PageTitle>Group</PageTitle>
    </PageFrame>
  );
}
