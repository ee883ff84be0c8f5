import { chakra, Text } from "@chakra-ui/react";
import { useState } from "react";
import { type AddBookMutation, type Shelf, useAddBookMutation } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { Button, LinkButton } from "../../../ui/Button";
import { Modal } from "../../../ui/feedback/Modal";
import { ChoiceBar } from "../../../ui/forms/ChoiceBar";
import { TextField } from "../../../ui/forms/fields";
import { Form } from "../../../ui/forms/Form";
import { useDraft } from "../../../ui/forms/useDraft";
import { useSession } from "../../accounts/SessionProvider";
import { useAlerts } from "../../alerts/AlertsProvider";
import { useAction } from "../../alerts/useAction";
import { shelves } from "./shelfPath";
import { ShelfToggle } from "./ShelfToggle";
import * as texts from "./texts";

interface Props {
  onAdded: (() => unknown) | undefined;
  onClose(): void;
}

type Known = NonNullable<AddBookMutation["addBook"]>["book"];

/** Adds a book that the catalogue does not have; one that it has is offered instead. */
export function AddBookDialog({ onAdded, onClose }: Props) {
  const [known, setKnown] = useState<Known | null>(null);
  return (
    <Modal title={texts.addBook} isOpen onClose={onClose}>
      {known ? (
        <KnownBook book={known} onBack={() => setKnown(null)} />
      ) : (
        <AddForm onKnown={setKnown} onAdded={onAdded} onClose={onClose} />
      )}
    </Modal>
  );
}

function KnownBook({ book, onBack }: { book: Known; onBack(): void }) {
  return (
    <chakra.div role="status" display="flex" flexDirection="column" gap="4">
      <Text fontWeight="semibold">{book.isInCatalogue ? texts.weHaveIt : texts.youHaveIt}</Text>
      <Text dir="auto" overflowWrap="anywhere">
        {[book.title, book.authors.join(", ")].filter(Boolean).join(" · ")}
      </Text>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {book.isInCatalogue && (
          <ShelfToggle bookId={book.id} shelf="WANT" shelved={book.viewerShelved ?? null} isInWindow />
        )}
        <LinkButton to={paths.book(book.id)}>{texts.openBook}</LinkButton>
        <Button variant="quiet" onClick={onBack}>
          {texts.addBook}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

interface FormProps extends Props {
  onKnown(book: Known): void;
}

const empty = { title: "", author: "", isbn: "", pageCount: "", shelf: "READING" as Shelf };

function AddForm({ onKnown, onAdded, onClose }: FormProps) {
  const { user } = useSession();
  const alerts = useAlerts();
  const draft = useDraft(`book to add by ${user?.id}`, empty);
  const { title, author, isbn, pageCount, shelf } = draft.values;
  const [addBook] = useAddBookMutation();
  const { run, isPending, problem } = useAction(
    async () => {
      const pages = pageCount.trim() === "" ? null : Number(pageCount);
      const input = { title, author, isbn: isbn.trim() || null, pageCount: pages, shelf };
      const { data } = await addBook({ variables: { input } });
      if (data?.addBook?.isKnown) return onKnown(data.addBook.book);
      draft.forget();
      onClose();
      alerts.success(texts.addedBook);
      await onAdded?.();
    },
    { isShownInPlace: true },
  );
  const field = (name: "title" | "author" | "isbn" | "pageCount") => ({
    name,
    value: draft.values[name],
    readOnly: isPending,
    onChange: ({ target }: { target: { value: string } }) => draft.set({ [name]: target.value }),
  });
  return (
    <Form label={texts.addBook} isPending={isPending} errors={problem?.fields} onSubmit={run}>
      <Text color="fg.muted">{texts.addBookLead}</Text>
      <TextField label={texts.titleField} isRequired maxLength={200} dir="auto" data-autofocus {...field("title")} />
      <TextField label={texts.authorField} hint={texts.authorHint} isRequired dir="auto" {...field("author")} />
      <TextField label={texts.isbnField} hint={texts.isbnHint} autoComplete="off" {...field("isbn")} />
      <TextField
        label={texts.pageCountField}
        hint={texts.optional}
        type="number"
        inputMode="numeric"
        min={1}
        max={50_000}
        step={1}
        {...field("pageCount")}
      />
      <ChoiceBar
        name="shelf"
        legend={texts.whichShelf}
        options={shelves.map((value) => ({ value, label: texts.shelfNames[value] }))}
        value={shelf}
        onChoose={(chosen) => draft.set({ shelf: chosen })}
      />
      {problem && Object.keys(problem.fields).length === 0 && (
        <Text role="alert" color="danger.text">
          {problem.messages.join(" ")}
        </Text>
      )}
      <Button type="submit" variant="primary" isPending={isPending} alignSelf="flex-end" marginBottom="2">
        {texts.addBook}
      </Button>
    </Form>
  );
}
