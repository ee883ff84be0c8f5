import { chakra, Heading, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { MyShelfQuery, Shelf } from "../../../generated/shelfHooks";
import { formatMoment } from "../../../shared/time/formatDate";
import { paths } from "../../../shared/paths";
import { SelectField } from "../../../ui/forms/fields";
import { PageLink } from "../../../ui/navigation/PageLink";
import { BookCover } from "../BookCover";
import * as bookTexts from "../texts";
import { RatingField } from "./RatingField";
import { shelves } from "./shelfPath";
import * as texts from "./texts";
import { useShelf } from "./useShelf";

export type ShelfEntry = NonNullable<NonNullable<MyShelfQuery["me"]>["shelves"]>["nodes"][number];

interface Props {
  entry: ShelfEntry;
  /** The book left the shelf that is shown. */
  onGone(): void;
}

/** A book on the viewer's shelf, with the ways to move it and to rate it. */
export function ShelfCard({ entry: { book, createdAt }, onGone }: Props) {
  const titleId = useId();
  const shelved = book.viewerShelved;
  const { move } = useShelf(book.id, shelved);
  const moveTo = (choice: Shelf | "") => {
    void move.run(choice || null);
    onGone();
  };
  return (
    <chakra.article aria-labelledby={titleId} layerStyle="card" css={look}>
      <BookCover book={book} width={{ base: "4.5rem", sm: "6rem" }} />
      <chakra.div flex="1" minWidth="0">
        <Heading
          as="h2"
          id={titleId}
          fontSize="lg"
          lineHeight="snug"
          minHeight="2.6em"
          overflowWrap="anywhere"
          lineClamp={2}
          title={book.title}
        >
          <PageLink to={paths.book(book.id)} dir="auto">
            {book.title}
          </PageLink>
        </Heading>
        <Text dir="auto" color="fg.muted" fontSize="sm" marginTop="1" overflowWrap="anywhere" lineClamp={1}>
          {book.authors.join(", ") || bookTexts.authorUnknown}
        </Text>
        <Text color="fg.muted" fontSize="sm">
          {texts.since(formatMoment(createdAt))}
        </Text>
        <chakra.div role="group" aria-labelledby={titleId} css={choices}>
          <SelectField
            name={`shelf of ${book.id}`}
            label={texts.shelf}
            value={shelved?.shelf ?? ""}
            options={places}
            onValueChange={moveTo}
          />
          {shelved?.shelf !== "WANT" && <RatingField bookId={book.id} shelved={shelved} />}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}

const places: { value: Shelf | ""; label: string }[] = [
  ...shelves.map((shelf) => ({ value: shelf, label: texts.shelfNames[shelf] })),
  { value: "", label: texts.takeOff },
];

const look = {
  display: "flex",
  alignItems: "flex-start",
  gap: { base: "4", md: "5" },
  height: "full",
  padding: { base: "4", md: "5" },
} as const;

/** The fields of a card. */
export const choices = {
  display: "grid",
  gap: "3",
  marginTop: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;
