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
          <Flex key={key} layerStyle="card" direction="column" gap="3" padding={{ base: "5", md: "6" }}>
            <Bone width="6rem" height="7" borderRadius="full" />
            <HeadingLine width="70%" />
            <div>
              <BoneLine />
              <BoneLine width="60%" />
            </div>
            <Bone width="75%" height="10" />
            <BoneLine fontSize="sm" width="80%" />
            <Bone width="full" height="11" borderRadius="full" />
          </Flex>
        ))}
      </chakra.div>
    </Loading>
  );
}

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
