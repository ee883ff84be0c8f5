import { chakra, Flex } from "@chakra-ui/react";
import { useId } from "react";
import { Star } from "../../../generated/icons/Star";
import { Button } from "../../../ui/Button";
import * as texts from "./texts";
import { type Shelved, useShelf } from "./useShelf";

/** What the viewer gives a book: five stars, of which one is chosen, and a way to take it back. */
export function StarRating({ bookId, shelved }: { bookId: string; shelved: Shelved }) {
  const id = useId();
  const { rate } = useShelf(bookId, shelved);
  const rating = shelved?.rating ?? 0;
  return (
    <Flex role="group" aria-labelledby={id} alignItems="center" flexWrap="wrap" columnGap="3">
      <chakra.span id={id} fontSize="sm" color="fg.muted">
        {texts.yourRating}
      </chakra.span>
      <Flex marginInlineStart="-2">
        {[1, 2, 3, 4, 5].map((count) => (
          <chakra.label key={count} css={star} data-on={count <= rating || undefined} title={texts.stars(count)}>
            <chakra.input
              type="radio"
              name={id}
              checked={count === rating}
              aria-label={texts.stars(count)}
              onChange={() => void rate.run(count)}
              css={dot}
            />
            <Star size={22} aria-hidden="true" />
          </chakra.label>
        ))}
      </Flex>
      {rating > 0 && (
        <Button variant="quiet" paddingInline="2" fontSize="sm" onClick={() => void rate.run(null)}>
          {texts.takeRatingBack}
        </Button>
      )}
    </Flex>
  );
}

const star = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "11",
  height: "11",
  borderRadius: "full",
  color: "fg.muted",
  cursor: "pointer",
  _hover: { bg: "bg.subtle" },
  "&[data-on]": { color: "accent.text" },
  "&[data-on] svg": { fill: "currentColor" },
  "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "focus", outlineOffset: "-3px" },
} as const;

/** Covers its star, so that a thumb anywhere on it chooses. */
const dot = {
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  margin: "0",
  opacity: "0",
  cursor: "inherit",
} as const;
