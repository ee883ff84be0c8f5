import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import type { ProfileCardFragment } from "../../generated/hooks";
import { LongListEntry } from "../../ui/LongListEntry";
import { Bone, BoneLine, Loading } from "../../ui/Skeleton";
import { pageSize } from "./useDirectory";
import { ProfileCard } from "./ProfileCard";

interface Props {
  profiles: readonly ProfileCardFragment[];
  /** The cards answer an earlier choice, and the right ones are on their way. */
  isStale: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** The cards of the directory, all of one height. */
export function ProfileGrid({ profiles, isStale, ref }: Props) {
  return (
    <Grid ref={ref} aria-label="Buddies" aria-busy={isStale} opacity={isStale ? 0.5 : 1} transition="opacity 200ms">
      {profiles.map((profile) => (
        <LongListEntry key={profile.id} gist={profile.user.name}>
          <ProfileCard profile={profile} />
        </LongListEntry>
      ))}
    </Grid>
  );
}

export function ProfileGridSkeleton() {
  return (
    <Loading label="Loading buddies">
      <Grid>
        {Array.from({ length: pageSize }, (_, index) => (
          <li key={index}>
            <CardBones />
          </li>
        ))}
      </Grid>
    </Loading>
  );
}

function CardBones() {
  return (
    <Box layerStyle="card" height="full" overflow="hidden">
      <Bone height="20" borderRadius="0" marginBottom="8" />
      <Lines>
        <BoneLine width="60%" fontSize="lg" />
        <BoneLine width="40%" />
        <BoneLine width="70%" />
        <Bone height="16" marginTop="3" />
        <Bone height="11" borderRadius="full" marginTop="3" />
      </Lines>
    </Box>
  );
}

const Lines = ({ children }: { children: ReactNode }) => (
  <Box paddingInline="5" paddingTop="3" paddingBottom="5">
    {children}
  </Box>
);

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    gridAutoRows: "1fr",
    gap: { base: "4", md: "6" },
  },
});
