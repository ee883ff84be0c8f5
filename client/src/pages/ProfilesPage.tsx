import { Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { useSession } from "../features/accounts/SessionProvider";
import { Directory } from "../features/profiles/Directory";
import { DirectoryHero } from "../features/profiles/DirectoryHero";
import { InterestFilter } from "../features/profiles/InterestFilter";
import { useInterestFilter } from "../features/profiles/useInterestFilter";
import { paths } from "../shared/paths";
import { PageFrame } from "../ui/PageFrame";

export function ProfilesPage() {
  const filter = useInterestFilter();
  return (
    <PageFrame>
      <DirectoryHero />
      <InterestFilter filter={filter} />
      <Directory filter={filter} />
      <DirectoryNotes />
    </PageFrame>
  );
}

function DirectoryNotes() {
  const { status } = useSession();
  const isMember = status === "member";
  return (
    <Text marginTop="12" textAlign="center" color="fg.muted" data-noprint>
      Newest profiles come first. Want to be found here?{" "}
      <Link asChild paddingBlock="2">
        <RouterLink to={isMember ? paths.dashboard : paths.register}>
          {isMember ? "Look after your profile" : "Sign up"}
        </RouterLink>
      </Link>
    </Text>
  );
}
