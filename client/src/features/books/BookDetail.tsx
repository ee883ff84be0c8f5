import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BookCardFragment } from "../../generated/hooks";
import { BookCover } from "./BookCover";
import * as texts from "./texts";

/** A book's cover, edition and description, with what can be done with it below. */
export function BookDetail({ book, children }: { book: BookCardFragment; children?: ReactNode }) {
  const { subtitle, authors, description } = book;
  return (
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
        <Text dir="auto">{authors.length > 0 ? texts.by(authors.join(", ")) : texts.authorUnknown}</Text>
        <Text color="fg.muted" fontSize="sm" marginTop="1">
          {describeEdition(book)}
        </Text>
        <Text dir="auto" marginTop="4" whiteSpace="pre-line" overflowWrap="anywhere">
          {description || texts.noDescription}
        </Text>
        {children}
      </Box>
    </Flex>
  );
}

function describeEdition({ publishedYear, pageCount }: BookCardFragment): string {
  return [publishedYear && texts.publishedIn(publishedYear), pageCount && texts.pages(pageCount)]
    .filter(Boolean)
    .join(" · ");
}
