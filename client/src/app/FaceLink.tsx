import { chakra } from "@chakra-ui/react";
import { useSession } from "../features/accounts/SessionProvider";
import { paths } from "../shared/paths";
import { PageLink } from "../ui/navigation/PageLink";
import { PersonPicture } from "../ui/pictures/PersonPicture";
import { prefetchPage } from "./pages";
import * as texts from "./texts";

/** One's own face leads to the settings. On a phone the home page has that link. */
export function FaceLink() {
  const { status, user } = useSession();
  if (status !== "member" || !user) return null;
  return (
    <chakra.span asChild css={round}>
      <PageLink
        to={paths.accountSettings}
        aria-label={texts.accountSettings}
        title={texts.accountSettings}
        onPointerEnter={() => prefetchPage(paths.accountSettings)}
      >
        <PersonPicture name={user.name} avatar={user.avatar} size="2.25rem" />
      </PageLink>
    </chakra.span>
  );
}

const round = {
  display: { base: "none", md: "grid" },
  placeItems: "center",
  width: "11",
  height: "11",
  borderRadius: "full",
  _hover: { bg: "bg.subtle" },
} as const;
