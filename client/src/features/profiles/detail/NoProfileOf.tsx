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
        {isViewer
          ? "This is your public page. Create a profile so that buddies can find you."
          : "This member hasn't set up a profile yet. You may meet them in a group."}
      </chakra.p>
      <SeenThisWeek user={user} />
      <BuddyAction user={user} variant="primary" />
      <Picture src={noProfile} width={300} height={200} />
      {isViewer ? (
        <LinkButton variant="primary" to={paths.createProfile}>
          Create Profile
        </LinkButton>
      ) : (
        <LinkButton variant={user.buddyState ? "secondary" : "primary"} to={paths.profiles}>
          Meet other buddies
        </LinkButton>
      )}
    </Flex>
  );
}
