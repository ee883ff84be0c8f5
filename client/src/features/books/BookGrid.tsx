import { Box, chakra } from "@chakra-ui/react";
import type { BookCardFragment } from "../../generated/hooks";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";
import { BookCard } from "./BookCard";

export function BookGrid({ books }: { books: readonly BookCardFragment[] }) {
  return (
    <chakra.ul css={grid}>
      {books.map((book) => (
        <li key={book.id}>
          <BookCard book={book} />
        </li>
      ))}
    </chakra.ul>
  );
}

const boneKeys = Array.from({ length: 12 }, (_, index) => index);

/** Books that are on their way, in the shape of the cards. */
export function BookGridSkeleton() {
  return (
    <Loading label="Looking through the shelves">
      <Box css={grid}>
        {boneKeys.map((key) => (
          <Box
            key={key}
            layerStyle="card"
            display="flex"
            flexDirection={{ base: "row", sm: "column" }}
            overflow="hidden"
          >
            <Box padding={{ base: "4", sm: "6" }} bg="bg.subtle" display="grid" placeItems="center">
              <Bone width={{ base: "5.5rem", sm: "8.5rem" }} height="auto" aspectRatio="2 / 3" />
            </Box>
            <Box flex="1" padding={{ base: "4", sm: "5" }}>
              <BoneLine width="85%" fontSize="lg" />
              <BoneLine width="60%" fontSize="sm" />
              <Box marginTop="3" marginBottom="4" fontSize="sm">
                <BoneLine />
                <BoneLine width="40%" />
              </Box>
              <Bone width={{ base: "6rem", sm: "full" }} height="11" borderRadius="full" />
            </Box>
          </Box>
        ))}
      </Box>
    </Loading>
  );
}

const grid = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    md: "repeat(3, minmax(0, 1fr))",
    lg: "repeat(4, minmax(0, 1fr))",
  },
} as const;
