import type { Ref } from "react";
import type { ProfileCardFragment } from "../../../generated/hooks";
import { LongListEntry } from "../../../ui/lists/LongListEntry";
import { DirectoryGrid } from "./DirectoryGrid";
import { ProfileCard } from "./ProfileCard";
import * as texts from "../texts";

interface Props {
  profiles: readonly ProfileCardFragment[];
  /** The cards belong to an earlier filter; the new ones are loading. */
  isStale: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** The cards of the directory, all of one height. */
export function ProfileGrid({ profiles, isStale, ref }: Props) {
  return (
    <DirectoryGrid
      ref={ref}
      aria-label={texts.buddies}
      aria-busy={isStale}
      opacity={isStale ? 0.5 : 1}
      transition="opacity 200ms"
    >
      {profiles.map((profile) => (
        <LongListEntry key={profile.id} gist={profile.user.name}>
          <ProfileCard profile={profile} />
        </LongListEntry>
      ))}
    </DirectoryGrid>
  );
}
