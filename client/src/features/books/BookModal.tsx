import { Box, Flex, Text } from "@chakra-ui/react";
import type { BookCardFragment } from "../../generated/hooks";
import { Modal } from "../../ui/Modal";
import { BookCover } from "./BookCover";

interface Props {
  book: BookCardFragment;
  isOpen: boolean;
  onClose(): void;
}

/** All there is to know about a book. */
export function BookModal({ book, isOpen, onClose }: Props) {
  const { title, subtitle, authors, description } = book;
  return (
    <Modal title={title} isOpen={isOpen} onClose={onClose} width="42rem">
      <Flex gap="6" direction={{ base: "column", sm: "row" }} alignItems={{ base: "flex-start", sm: "stretch" }}>
        <Box padding="1">
          <BookCover book={book} width="8.5rem" />
        </Box>
        <Box flex="1" minWidth="0">
          {subtitle && (
            <Text dir="auto" fontWeight="semibold" marginBottom="2">
              {subtitle}
            </Text>
          )}
          <Text dir="auto">{authors.length > 0 ? `by ${authors.join(", ")}` : "Author unknown"}</Text>
          <Text color="fg.muted" fontSize="sm" marginTop="1">
            {describeEdition(book)}
          </Text>
          <Text dir="auto" marginTop="4" whiteSpace="pre-line" overflowWrap="anywhere">
            {description || "Our catalogue says nothing more about this book yet."}
          </Text>
        </Box>
      </Flex>
    </Modal>
  );
}

function describeEdition({ publishedYear, pageCount }: BookCardFragment): string {
  return [publishedYear && `Published ${publishedYear}`, pageCount && `${pageCount} pages`].filter(Boolean).join(" · ");
}
