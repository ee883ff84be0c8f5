import { chakra, Flex, Text } from "@chakra-ui/react";
import type { ShelvedStateFragment } from "../../../generated/shelfHooks";
import { SelectField } from "../../../ui/forms/fields";
import { ShareBook } from "./ShareBook";
import { ShelfToggle } from "./ShelfToggle";
import * as texts from "./texts";
import { useShelf } from "./useShelf";

/** Where the viewer has the book, and what they give it. */
export function OwnShelf({ book, title }: { book: ShelvedStateFragment; title: string }) {
  const current = book.viewerShelved?.shelf ?? null;
  const { rate } = useShelf(book.id, current);
  return (
    <chakra.div marginTop="6">
      <Flex role="group" aria-label={texts.yourShelf} flexWrap="wrap" gap="2">
        {(["WANT", "READING", "DONE"] as const).map((shelf) => (
          <ShelfToggle key={shelf} bookId={book.id} shelf={shelf} current={current} />
        ))}
        <ShareBook id={book.id} title={title} />
      </Flex>
      <chakra.div marginTop="4" maxWidth="14rem">
        <SelectField
          name="rating"
          label={texts.yourRating}
          value={String(book.viewerShelved?.rating ?? "")}
          options={ratings}
          onValueChange={(value) => void rate.run(value === "" ? null : Number(value))}
        />
      </chakra.div>
      <Text color="fg.muted" fontSize="sm" marginTop="3">
        {texts.shelfHint}
      </Text>
    </chakra.div>
  );
}

const ratings = [
  { value: "", label: texts.noRating },
  ...[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: texts.stars(count) })),
];
