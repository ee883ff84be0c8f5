import { useSession } from "../features/accounts/SessionProvider";
import { paths } from "../shared/paths";
import { PersonPicture } from "../ui/pictures/PersonPicture";
import { RoundLink } from "./RoundLink";
import * as texts from "./texts";

/** The viewer's own face leads to the settings. On a phone the home page has that link. */
export function FaceLink() {
  const { status, user } = useSession();
  if (status !== "member" || !user) return null;
  return (
    <RoundLink to={paths.accountSettings} label={texts.accountSettings}>
      <PersonPicture name={user.name} avatar={user.avatar} size="2.25rem" />
    </RoundLink>
  );
}
