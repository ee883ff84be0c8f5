import { chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Pencil } from "../../../generated/icons/Pencil";
import { Trash2 } from "../../../generated/icons/Trash2";
import {
  type NoteLineFragment,
  useAddReadingNoteMutation,
  useDeleteReadingNoteMutation,
  useEditReadingNoteMutation,
  useReadingNotesQuery,
} from "../../../generated/shelfHooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { Button } from "../../../ui/Button";
import { ConfirmDialog } from "../../../ui/feedback/ConfirmDialog";
import { Failed } from "../../../ui/feedback/Failed";
import { BoneLine, Loading } from "../../../ui/feedback/Skeleton";
import { useConfirm } from "../../../ui/feedback/useConfirm";
import { TextAreaField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { ActionsMenu } from "../../../ui/menu/ActionsMenu";
import { useSession } from "../../accounts/SessionProvider";
import { useAction } from "../../alerts/useAction";
import * as texts from "./texts";

/** As long as the service takes it. */
const longest = 2_000;

/** The viewer's notes about a book, the newest first. */
export function ReadingNotes({ bookId }: { bookId: string }) {
  const { data, error, loading, refetch, fetchMore } = useReadingNotesQuery({
    variables: { id: bookId },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const list = data?.book?.viewerShelved?.notes;
  const more = useAction(() =>
    fetchMore({
      variables: { id: bookId, after: list?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: next }) => withMore(before, next),
    }),
  );
  const renew = () => refetch();
  return (
    <>
      <NewNote bookId={bookId} onAdded={renew} />
      {error && !list && (
        <Failed error={error} title={texts.notesMissing} isRetrying={loading} onRetry={() => refetch()} />
      )}
      {!error && !list && (
        <Loading label={texts.loadingNotes}>
          <BoneLine width="60%" marginTop="4" />
        </Loading>
      )}
      {list && list.nodes.length > 0 && (
        <chakra.ul aria-label={texts.yourNotes} marginTop="5">
          {list.nodes.map((note) => (
            <NoteRow key={note.id} note={note} onDeleted={renew} />
          ))}
        </chakra.ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <Button marginTop="4" isPending={more.isPending} onClick={() => void more.run()}>
          {texts.moreNotes}
        </Button>
      )}
    </>
  );
}

type Notes = NonNullable<ReturnType<typeof useReadingNotesQuery>["data"]>;

/** The notes of both pages. */
function withMore(before: Notes, next: Notes): Notes {
  const [old, added] = [before.book?.viewerShelved, next.book?.viewerShelved];
  if (!before.book || !old || !added) return before;
  const notes = { ...added.notes, nodes: [...old.notes.nodes, ...added.notes.nodes] };
  return { ...before, book: { ...before.book, viewerShelved: { ...old, notes } } };
}

function NewNote({ bookId, onAdded }: { bookId: string; onAdded(): Promise<unknown> }) {
  const { user } = useSession();
  const draft = useDraft(`note about book ${bookId} by ${user?.id}`, { text: "" });
  const [addNote] = useAddReadingNoteMutation();
  const { run, isPending, problem } = useAction(
    async () => {
      await addNote({ variables: { input: { bookId, text: draft.values.text } } });
      draft.forget();
      await onAdded().catch(() => undefined);
    },
    { fields: ["text"] },
  );
  return (
    <NoteForm
      label={texts.newNote}
      sendLabel={texts.addNote}
      text={draft.values.text}
      onWrite={(text) => draft.set({ text })}
      {...{ isPending, problem }}
      onSend={run}
    />
  );
}

interface FormProps {
  label: string;
  sendLabel: string;
  text: string;
  isPending: boolean;
  problem: ReturnType<typeof useAction>["problem"];
  onWrite(text: string): void;
  onSend(): unknown;
  onCancel?(): void;
}

function NoteForm({ label, sendLabel, text, isPending, problem, onWrite, onSend, onCancel }: FormProps) {
  return (
    <Form label={label} isPending={isPending} errors={problem?.fields} onSubmit={onSend}>
      <TextAreaField
        name="text"
        label={label}
        isRequired
        value={text}
        maxLength={longest}
        rows={3}
        dir="auto"
        readOnly={isPending}
        onChange={({ target }) => onWrite(target.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" isPending={isPending}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </chakra.div>
    </Form>
  );
}

function NoteRow({ note, onDeleted }: { note: NoteLineFragment; onDeleted(): Promise<unknown> }) {
  const [isEditing, setEditing] = useState(false);
  const [deleteNote] = useDeleteReadingNoteMutation();
  const remove = useAction(async () => {
    await deleteNote({ variables: { id: note.id } });
    await onDeleted().catch(() => undefined);
  });
  const { ask, dialog } = useConfirm(remove.run);
  const day = formatMoment(note.createdAt);
  if (isEditing)
    return (
      <chakra.li css={row}>
        <EditedNote note={note} onDone={() => setEditing(false)} />
      </chakra.li>
    );
  return (
    <chakra.li css={row}>
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minWidth="0">
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note.text}
          </Text>
          <Text color="fg.muted" fontSize="sm" marginTop="1">
            {day}
            {note.editedAt && ` · ${texts.edited}`}
          </Text>
        </chakra.div>
        <ActionsMenu
          label={texts.moreFor(texts.noteOf(day))}
          entries={[
            { label: texts.editNote, Icon: Pencil, onSelect: () => setEditing(true) },
            { label: texts.deleteNote, Icon: Trash2, isDanger: true, onSelect: ask },
          ]}
        />
      </chakra.div>
      <ConfirmDialog
        {...dialog}
        title={texts.deleteNoteTitle}
        confirmLabel={texts.deleteNote}
        isPending={remove.isPending}
      >
        <Text>{texts.deleteNoteText}</Text>
      </ConfirmDialog>
    </chakra.li>
  );
}

function EditedNote({ note: { id, text }, onDone }: { note: NoteLineFragment; onDone(): void }) {
  const [written, setWritten] = useState(text);
  const [editNote] = useEditReadingNoteMutation();
  const { run, isPending, problem } = useAction(
    async () => {
      await editNote({ variables: { input: { id, text: written } } });
      onDone();
    },
    { fields: ["text"] },
  );
  return (
    <NoteForm
      label={texts.editNote}
      sendLabel={texts.saveNote}
      text={written}
      onWrite={setWritten}
      {...{ isPending, problem }}
      onSend={run}
      onCancel={onDone}
    />
  );
}

const row = { paddingBlock: "3", "& + &": { borderTopWidth: "1px" } } as const;
