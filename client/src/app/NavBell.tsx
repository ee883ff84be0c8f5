import { useSession } from "../features/accounts/SessionProvider";
import { BellLink } from "../features/notifications/BellLink";
import { paths } from "../shared/paths";
import { servicePart } from "../shared/service/servicePart";
import { prefetchPage } from "./pages";

/** Its number comes with the service. Where that does not load, the bell is a link. */
const Bell = servicePart(() => import("../features/notifications/Bell").then((module) => module.Bell), {
  isOptional: true,
});

const fetchPage = () => prefetchPage(paths.notifications);

/** The bell of a member; guests have none, and load nothing of it. */
export function NavBell({ onClick }: { onClick(): void }) {
  const { user } = useSession();
  const props = { onClick, onIntent: fetchPage };
  return user && <Bell key={user.id} {...props} fallback={<BellLink {...props} />} />;
}
