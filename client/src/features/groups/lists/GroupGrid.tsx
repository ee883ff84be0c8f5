import { chakra, Flex } from "@chakra-ui/react";
import type { GroupCardFragment } from "../../../generated/groupHooks";
import { LinkButton } from "../../../ui/Button";
import { Bone, BoneLine, HeadingLine, Loading } from "../../../ui/feedback/Skeleton";
import { GroupCard } from "./GroupCard";
import * as texts from "../texts";

interface Props {
  groups: readonly GroupCardFragment[];
  /** The address of the beginning of the list; null at its beginning. */
  first: string | null;
  /** The address of what follows; null at its end. */
  next: string | null;
}

/** Groups as cards. Each part of a long list has an address, and the browser's Back leads to the one before. */
export function GroupGrid({ groups, first, next }: Props) {
  return (
    <>
      <chakra.ul css={grid} aria-label={texts.groups}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} />
          </li>
        ))}
      </chakra.ul>
      {(first ?? next) && (
        <chakra.nav aria-label={texts.parts} display="flex" justifyContent="center" gap="3" marginTop="8">
          {first && <LinkButton to={first}>{texts.toBeginning}</LinkButton>}
          {next && <LinkButton to={next}>{texts.moreGroups}</LinkButton>}
        </chakra.nav>
      )}
    </>
  );
}

/** The placeholder of a part of the list. */
export function GroupGridSkeleton() {
  return (
    <Loading label={texts.loadingGroups}>
      <chakra.div css={grid}>
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Flex key={key} layerStyle="card" css={bones}>
            <Bone width="6rem" height="7" borderRadius="full" />
            <HeadingLine width="70%" />
            <chakra.div marginTop="-2.5">
              <BoneLine />
              <BoneLine width="60%" />
            </chakra.div>
            <Flex gap="2">
              <Bone width="4.5rem" height={{ base: "11", md: "8" }} borderRadius="full" />
              <Bone width="6rem" height={{ base: "11", md: "8" }} borderRadius="full" />
            </Flex>
            <div>
              <BoneLine fontSize="sm" width="60%" />
              <BoneLine fontSize="sm" width="75%" />
              <BoneLine fontSize="sm" width="50%" />
            </div>
            <chakra.div borderTopWidth="1px" paddingTop="3">
              <Bone width="8rem" height="11" borderRadius="full" />
            </chakra.div>
          </Flex>
        ))}
      </chakra.div>
    </Loading>
  );
}

const bones = {
  flexDirection: "column",
  gap: "4",
  paddingInline: { base: "5", md: "7" },
  paddingTop: { base: "5", md: "7" },
  paddingBottom: { base: "3", md: "4" },
} as const;

const grid = {
  display: "grid",
  gap: "5",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: "repeat(2, minmax(0, 1fr))",
    lg: "repeat(3, minmax(0, 1fr))",
    "2xl": "repeat(4, minmax(0, 1fr))",
  },
} as const;
