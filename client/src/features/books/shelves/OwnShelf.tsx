import { chakra, Flex, Text } from "@chakra-ui/react";
import type { ShelvedStateFragment } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { RatingField } from "./RatingField";
import { ShareBook } from "./ShareBook";
import { ShelfToggle } from "./ShelfToggle";
import * as texts from "./texts";

/** Where the viewer has the book, and what they give it. */
export function OwnShelf({ book, title }: { book: ShelvedStateFragment; title: string }) {
  const shelved = book.viewerShelved;
  return (
    <chakra.div marginTop="6">
      <Flex role="group" aria-label={texts.yourShelf} flexWrap="wrap" gap="2">
        {(["WANT", "READING", "DONE"] as const).map((shelf) => (
          <ShelfToggle key={shelf} bookId={book.id} shelf={shelf} shelved={shelved} />
        ))}
        <ShareBook id={book.id} title={title} />
      </Flex>
      <chakra.div marginTop="4" maxWidth="14rem">
        <RatingField bookId={book.id} shelved={shelved} />
      </chakra.div>
      <Text color="fg.muted" fontSize="sm" marginTop="3" css={{ "& a": { textDecoration: "underline" } }}>
        {texts.shelfHint} <PageLink to={paths.shelves}>{texts.seeShelves}</PageLink>
      </Text>
    </chakra.div>
  );
}
