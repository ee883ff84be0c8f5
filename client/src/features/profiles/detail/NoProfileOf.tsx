import { chakra, Flex } from "@chakra-ui/react";
import type { BuddyStandingFragment } from "../../../generated/hooks";
import noProfile from "../../../pictures/no-profile.svg";
import { BuddyAction } from "../../buddies/BuddyAction";
import { SeenThisWeek } from "../../buddies/SeenThisWeek";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/Button";
import { PageTitle } from "../../../ui/page/PageTitle";
import { PersonPicture } from "../../../ui/pictures/PersonPicture";
import { Picture } from "../../../ui/pictures/Picture";
import * as texts from "../texts";

interface Props {
  user: BuddyStandingFragment & { avatar: string };
  /** Whether this is the viewer's own page. */
  isViewer: boolean;
}

/** A member who has not set up a profile: who it is, and that this is all there is for now. */
export function NoProfileOf({ user, isViewer }: Props) {
  return (
    <Flex
      direction="column"
      alignItems="center"
      textAlign="center"
      gap="4"
      layerStyle="card"
      padding={{ base: "6", md: "10" }}
    >
      <PersonPicture name={user.name} avatar={user.avatar} size="6rem" />
      <PageTitle documentTitle={user.name}>
        <bdi>{user.name}</bdi>
      </PageTitle>
      <chakra.p color="fg.muted" maxWidth="28rem">
        {isViewer ? texts.ownPageEmpty : texts.noProfileOf}
      </chakra.p>
      <SeenThisWeek user={user} />
      <BuddyAction user={user} variant="primary" />
      <Picture src={noProfile} width={300} height={200} />
      {isViewer ? (
        <LinkButton variant="primary" to={paths.createProfile}>
          {texts.createProfile}
        </LinkButton>
      ) : (
        <LinkButton variant={user.buddyState ? "secondary" : "primary"} to={paths.profiles}>
          {texts.meetOthers}
        </LinkButton>
      )}
    </Flex>
  );
}
