import { chakra, Flex } from "@chakra-ui/react";
import type { Shelf } from "../../../generated/shelfHooks";
import { LinkButton } from "../../../ui/Button";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { ShelfCard, type ShelfEntry } from "./ShelfCard";
import * as texts from "./texts";

interface Props {
  entries: readonly ShelfEntry[];
  /** The address of the beginning of the shelf; null at its beginning. */
  first: string | null;
  /** The address of what follows; null at its end. */
  next: string | null;
  onGone(): void;
}

/** The books of a shelf. Each part of a long one has an address. */
export function ShelfList({ entries, first, next, onGone }: Props) {
  return (
    <>
      <chakra.ul css={grid} aria-label={texts.yourBooks}>
        {entries.map((entry) => (
          <li key={entry.book.id}>
            <ShelfCard entry={entry} onGone={onGone} />
          </li>
        ))}
      </chakra.ul>
      {(first ?? next) && (
        <chakra.nav aria-label={texts.parts} display="flex" justifyContent="center" gap="3" marginTop="8">
          {first && <LinkButton to={first}>{texts.toBeginning}</LinkButton>}
          {next && <LinkButton to={next}>{texts.moreBooks}</LinkButton>}
        </chakra.nav>
      )}
    </>
  );
}

/** Books as high as those of the shelf: with a bar above their buttons while they are read. */
export function ShelfBones({ shelf }: { shelf: Shelf }) {
  return (
    <Loading label={texts.loadingShelf}>
      <chakra.div css={grid}>
        {[1, 2, 3, 4].map((key) => (
          <Flex key={key} layerStyle="card" gap={{ base: "4", md: "5" }} padding={{ base: "4", md: "5" }}>
            <Bone width={{ base: "4.5rem", sm: "6rem" }} height={{ base: "6.75rem", sm: "9rem" }} flexShrink="0" />
            <chakra.div flex="1" minWidth="0">
              <HeadingLine width="80%" />
              <HeadingLine width="40%" />
              <BoneLine fontSize="sm" width="50%" marginTop="1" />
              <BoneLine fontSize="sm" width="40%" />
              {shelf === "READING" && <Bone height="2" marginTop="3" marginBottom="6" />}
              <Bone height="11" width="60%" marginTop="3" borderRadius="full" />
            </chakra.div>
          </Flex>
        ))}
      </chakra.div>
    </Loading>
  );
}

const grid = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
} as const;
