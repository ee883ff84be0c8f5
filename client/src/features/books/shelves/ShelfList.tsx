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

/** Books as high as those of the shelf. */
export function ShelfBones({ shelf }: { shelf: Shelf }) {
  return (
    <Loading label={texts.loadingShelf}>
      <chakra.div css={grid}>
        {[1, 2, 3, 4].map((key) => (
          <Flex key={key} layerStyle="card" gap={{ base: "4", md: "5" }} padding={{ base: "4", md: "5" }}>
            <Bone width={{ base: "4.5rem", sm: "6rem" }} height={{ base: "6.75rem", sm: "9rem" }} flexShrink="0" />
            <chakra.div flex="1" minWidth="0">
              <chakra.div paddingTop="2">
                <HeadingLine width="80%" />
                <HeadingLine width="40%" />
              </chakra.div>
              <BoneLine fontSize="sm" width="50%" />
              <BoneLine fontSize="sm" width="40%" />
              <chakra.div paddingTop="3">
                <NextStepBones shelf={shelf} />
              </chakra.div>
            </chakra.div>
          </Flex>
        ))}
      </chakra.div>
    </Loading>
  );
}

/** As wide as what comes, so that both break into lines at the same widths. */
function NextStepBones({ shelf }: { shelf: Shelf }) {
  if (shelf === "WANT") return <Bone height="11" width="9rem" borderRadius="full" />;
  if (shelf === "DONE")
    return (
      <Flex flexWrap="wrap" alignItems="center" columnGap="3">
        <BoneLine fontSize="sm" width="5rem" />
        <Bone height="11" width="13.25rem" borderRadius="full" />
      </Flex>
    );
  return (
    <>
      <Bone height="2" borderRadius="full" />
      <BoneLine fontSize="sm" width="5rem" marginTop="1" />
      <Flex flexWrap="wrap" gap="2" marginTop="3">
        <Bone height="11" width="6rem" borderRadius="full" />
        <Bone height="11" width={{ base: "6rem", sm: "8rem" }} borderRadius="full" />
      </Flex>
    </>
  );
}

const grid = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
} as const;
