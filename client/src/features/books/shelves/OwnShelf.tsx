import { chakra, Flex, Text } from "@chakra-ui/react";
import type { AdditionState, ShelvedStateFragment } from "../../../generated/shelfHooks";
import { paths } from "../../../shared/paths";
import { PageLink } from "../../../ui/navigation/PageLink";
import { ShareBook } from "./ShareBook";
import { ShelfToggle } from "./ShelfToggle";
import { StarRating } from "./StarRating";
import * as texts from "./texts";

interface Props {
  book: ShelvedStateFragment & { isInCatalogue: boolean; addition?: AdditionState | null };
  title: string;
}

/** Where the viewer has the book, and what they give it. One that they added is not shared with groups. */
export function OwnShelf({ book, title }: Props) {
  const shelved = book.viewerShelved;
  return (
    <chakra.div marginTop="6">
      <Flex role="group" aria-label={texts.yourShelf} flexWrap="wrap" gap="2">
        {(["WANT", "READING", "DONE"] as const).map((shelf) => (
          <ShelfToggle key={shelf} bookId={book.id} shelf={shelf} shelved={shelved} isOwn={!book.isInCatalogue} />
        ))}
        {book.isInCatalogue && <ShareBook id={book.id} title={title} />}
      </Flex>
      {shelved?.shelf !== "WANT" && (
        <chakra.div marginTop="4">
          <StarRating bookId={book.id} shelved={shelved} />
        </chakra.div>
      )}
      <Text color="fg.muted" fontSize="sm" marginTop="3" css={{ "& a": { textDecoration: "underline" } }}>
        {book.addition ? texts.ownBook[book.addition] : texts.shelfHint}{" "}
        <PageLink to={paths.shelves}>{texts.seeShelves}</PageLink>
      </Text>
    </chakra.div>
  );
}
