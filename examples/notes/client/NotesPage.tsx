import { chakra } from "@chakra-ui/react";
import { useNotesQuery } from "../generated/hooks";
import { Empty } from "../ui/feedback/Empty";
import { Failed } from "../ui/feedback/Failed";
import { PageFrame } from "../ui/page/PageFrame";
import { PageTitle } from "../ui/page/PageTitle";

export function NotesPage() {
  const { data, error, refetch } = useNotesQuery();
  const notes = data?.notes?.nodes;
  return (
    <PageFrame>
      <PageTitle documentTitle="Notes">Your notes</PageTitle>
      {error && <Failed error={error} onRetry={() => void refetch()} title="The notes didn't load" />}
      {notes?.length === 0 && <Empty title="No notes yet">What you write down here, only you see.</Empty>}
      <chakra.ul>
        {notes?.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </chakra.ul>
    </PageFrame>
  );
}
