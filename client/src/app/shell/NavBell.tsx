import { useLocation } from "react-router-dom";
import { useSession } from "../../features/accounts/SessionProvider";
import { BellLink } from "../../features/notifications/BellLink";
import { paths } from "../../shared/paths";
import { servicePart } from "../../shared/service/servicePart";
import { isAtPlace } from "../routing/isAtPlace";
import { prefetchPage } from "../routing/pages";

/** Shows the unread count once the service's code has loaded; if that fails, the bell stays a plain link. */
const Bell = servicePart(() => import("../../features/notifications/UnreadBell").then((module) => module.UnreadBell), {
  isOptional: true,
});

const fetchPage = () => prefetchPage(paths.notifications);

/** The bell of a member. Guests have none and load no code for it. */
export function NavBell() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const props = { onIntent: fetchPage, isCurrent: isAtPlace(paths.notifications, pathname) };
  return user && <Bell key={user.id} {...props} fallback={<BellLink {...props} />} />;
}
