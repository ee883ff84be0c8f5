import { Link, Text } from "@chakra-ui/react";
import { useSession } from "../features/accounts/SessionProvider";
import { BuddyTabs } from "../features/buddies/BuddyTabs";
import { DirectoryBar } from "../features/profiles/directory/DirectoryBar";
import { DirectoryHero } from "../features/profiles/directory/DirectoryHero";
import { InterestFilter } from "../features/profiles/directory/InterestFilter";
import { ProfileGridSkeleton } from "../features/profiles/directory/ProfileGridSkeleton";
import { FilterSpace } from "../features/profiles/directory/FilterSpace";
import { useDirectoryFilter } from "../features/profiles/directory/useDirectoryFilter";
import { paths } from "../shared/paths";
import { servicePart } from "../shared/service/servicePart";
import { PageFrame } from "../ui/page/PageFrame";
import { PageLink } from "../ui/navigation/PageLink";
import { fill } from "../ui/fill";
import * as texts from "./texts";

const Directory = servicePart(() =>
  import("../features/profiles/directory/Directory").then((module) => module.Directory),
);

export function ProfilesPage() {
  const filter = useDirectoryFilter();
  return (
    // On a phone, so close that the first buddies are in sight.
    <PageFrame measure="grid" paddingTop={{ base: "3", md: "10" }}>
      <DirectoryHero />
      <BuddyTabs current="everyone" />
      <InterestFilter filter={filter} />
      <Directory
        filter={filter}
        fallback={
          <>
            <FilterSpace />
            <DirectoryBar />
            <ProfileGridSkeleton />
          </>
        }
      />
      <DirectoryNotes />
    </PageFrame>
  );
}

function DirectoryNotes() {
  const { status } = useSession();
  const isMember = status === "member";
  return (
    <Text marginTop="12" textAlign="center" color="fg.muted" data-noprint>
      {fill(texts.directoryNote, {
        link: (
          <Link asChild paddingBlock="2">
            <PageLink to={isMember ? paths.dashboard : paths.register}>
              {isMember ? texts.updateProfile : texts.signUp}
            </PageLink>
          </Link>
        ),
      })}
    </Text>
  );
}
