import { useSession } from "../../features/accounts/SessionProvider";
import { Shield } from "../../generated/icons/Shield";
import { paths } from "../../shared/paths";
import { RoundLink } from "./RoundLink";
import * as texts from "./texts";

/** The moderators' link to the reports. On a phone, it is in the menu. */
export function StaffLink() {
  const { user } = useSession();
  if (!user?.isModerator) return null;
  return (
    <RoundLink to={paths.moderation} label={texts.moderation}>
      <Shield size={20} aria-hidden="true" />
    </RoundLink>
  );
}
