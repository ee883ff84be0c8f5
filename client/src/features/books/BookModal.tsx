import { chakra, Heading, Text } from "@chakra-ui/react";
import { type BookCardFragment, useBookQuery } from "../../generated/hooks";
import { Failed } from "../../ui/feedback/Failed";
import { Modal } from "../../ui/feedback/Modal";
import { BoneLine } from "../../ui/feedback/Skeleton";
import { BookDetail } from "./BookDetail";
import { ModalShelf } from "./shelves/ModalShelf";
import { SimilarBones, SimilarBooks } from "./SimilarBooks";
import * as texts from "./texts";

interface Props {
  id: string;
  /** What is known of the book already. */
  known: BookCardFragment | undefined;
  onOpen(id: string): void;
  onClose(): void;
}

/** All there is to know about a book, and books like it. */
export function BookModal({ id, known, onOpen, onClose }: Props) {
  const { data, loading, error, refetch } = useBookQuery({ variables: { id } });
  const book = data?.book ?? known;
  return (
    <Modal title={book?.title ?? texts.book} isOpen onClose={onClose} width="42rem">
      {book && (
        <BookDetail key={id} book={book}>
          <ModalShelf id={id} title={book.title} />
        </BookDetail>
      )}
      {!book && loading && <BoneLine width="60%" />}
      {!book && !loading && !error && <Text>{texts.bookGone}</Text>}
      {error && !data && <Failed error={error} title={texts.bookMissing} onRetry={() => refetch()} />}
      {book && !error && (
        <chakra.section aria-labelledby="similar" marginTop="6">
          <Heading as="h3" id="similar" size="md" marginBottom="3">
            {texts.moreLikeThis}
          </Heading>
          {data?.book ? <SimilarBooks books={data.book.similar} onOpen={onOpen} /> : <SimilarBones />}
        </chakra.section>
      )}
    </Modal>
  );
}
