import { chakra } from "@chakra-ui/react";
import * as texts from "../features/notes/texts";
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
      <PageTitle documentTitle={texts.notes}>{texts.yourNotes}</PageTitle>
      {error && <Failed error={error} onRetry={() => void refetch()} title={texts.notesMissing} />}
      {notes?.length === 0 && <Empty title={texts.noNotes}>{texts.onlyForYou}</Empty>}
      <chakra.ul>
        {notes?.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </chakra.ul>
    </PageFrame>
  );
}
